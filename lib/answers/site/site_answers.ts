import type { IndexedPage } from "../search/search_index.ts";
import type { Context } from "../context.ts";
import type { Answer } from "../types.ts";
import { identifiedBy } from "./identifiers.ts";
import { readSite } from "./read_site.ts";
import {
  answerOf,
  type Section,
  sectionsOf,
  type Statement,
} from "./statements.ts";
import { type Topic, TOPICS, topicScore } from "./topic.ts";
import { ABSENT_FEATURES } from "../word_lists.ts";

export class SiteAnswers {
  readonly #sections: ReadonlyMap<string, Section>;

  constructor(pages: readonly IndexedPage[]) {
    this.#sections = new Map(
      sectionsOf(pages).map((section) => [section.path, section]),
    );
  }

  /** Returns true if the question is about the site or the room, even if it mentions the person. */
  isMentioned(asked: Context): boolean {
    return readSite(asked.question.words).has("hard");
  }

  /** From topics and identifiers. `since`: index at which the question itself begins. */
  known(asked: Context, since = 0): Answer[] {
    if (isAbsent(asked)) return [];
    const topics = this.#topics(asked, since);
    const [best] = topics;
    const named = identifiedBy(asked, [...this.#sections.values()]);
    const [first] = named;
    const isNamed = first && first.score > (best?.score ?? 0);
    const ofNames = named.map(({ statement }) => answerOf(statement));
    const ofTopics = answersOf(topics);
    return (isNamed ? [...ofNames, ...ofTopics] : [...ofTopics, ...ofNames])
      .slice(0, MAX_ANSWERS);
  }

  #topics(asked: Context, since: number): Fit[] {
    const read = readSite(asked.question.words);
    const knows = (stem: string) =>
      this.#sections.values().some(({ stems }) => stems.has(stem));
    const weighed = { asked, read, since, knows };
    return TOPICS.flatMap((topic): Fit[] => {
      const section = this.#sections.get(topic.at);
      if (!section) return [];
      const score = topicScore(topic, section, weighed);
      return score > 0 ? [{ topic, section, score }] : [];
    }).sort((a, b) => b.score - a.score);
  }
}

interface Fit {
  topic: Topic;
  section: Section;
  score: number;
}

const MAX_ANSWERS = 4;

function isAbsent({ question: { words } }: Context): boolean {
  return words.some((_, at) =>
    ABSENT_FEATURES.some((phrase) =>
      phrase.every((each, by) => words[at + by]?.word === each)
    )
  );
}

function answersOf(fits: Fit[]): Answer[] {
  return fits.flatMap(({ topic: { says, lists, whole }, section }) => {
    const { statements } = section;
    const [first] = statements;
    if (!first) return [];
    if (whole) return [answerOf(first, section.opening)];
    if (!lists) return [answerOf(statementOf(section, says) ?? first)];
    const rows = statements.filter(({ isRow }) => isRow);
    const text = rows.map(({ text }) => text).join(" ");
    return [answerOf(first, text || first.passage)];
  });
}

/** The statement with the words; the one before it if they stand below a colon. */
export function statementOf(
  { statements }: Section,
  says: string | undefined,
): Statement | undefined {
  if (says === undefined) return statements[0];
  return statements.find(({ text }) => text.includes(says)) ??
    statements.find(({ passage }) => passage.includes(says));
}
