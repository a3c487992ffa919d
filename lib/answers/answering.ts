import { YES } from "./asks.ts";
import { type Context, unexplained } from "./context.ts";
import type { Answer } from "./types.ts";
import { stemsOf } from "./read/stems.ts";
import { placed } from "./compose.ts";
import type { Episode } from "./facts/facts.ts";
import { skillsIn } from "./frames/skill_list.ts";
import { isOfKind } from "./frames/skills.ts";
import { FRAMES } from "./frames/mod.ts";
import { readWhole } from "./read/read_question.ts";
import { isOfAsker, isOfOthers } from "./read/refuse.ts";
import type { Reader } from "./reader.ts";
import type { Sentences } from "./sentences.ts";
import { contextBefore } from "./site/context_before.ts";
import type { SiteAnswers } from "./site/site_answers.ts";

const OF_SOMEBODY =
  /\b(?:he|she|his|him|her|hers)\b|\b(?:do|did|have|can|could) you (?:ever )?(?:use|used|like|prefer|enjoy|know|speak|own|drive|play|read)\b/i;

/** Answers a question that stands alone. */
export class Answering {
  constructor(
    private readonly reader: Reader,
    private readonly sentences: Sentences,
    private readonly site: SiteAnswers,
  ) {}

  /** `query`: the question with the sentences before it, its context. */
  ofSite(asked: Context, query = asked.question.text): Answer[] {
    const led = contextBefore(query, asked.question.text);
    const whole = led && this.reader.read(led.text, asked.now, readWhole);
    if (
      isAboutPerson(whole ?? asked) && !this.site.isMentioned(whole ?? asked)
    ) {
      return [];
    }
    const known = whole ? this.site.known(whole, led.since) : [];
    return known.length > 0 ? known : this.site.known(asked);
  }

  /** Best first. `ofSite`: known answers about the site. */
  answer(asked: Context, ofSite = this.ofSite(asked)): Answer[] {
    if (ofSite.length > 0) return ofSite;
    if (isOfOthers(asked.question)) return [];
    if (isOfAsker(asked.question)) return this.search(asked);
    return this.framed(asked) ?? this.search(asked);
  }

  /** Sentences with the words of the question; no record of the person for what a visitor gets. */
  search(asked: Context): Answer[] {
    const { jobs } = this.reader.facts;
    const records = isOfAsker(asked.question) ? jobs : [];
    return this.sentences.find(asked)
      .filter((each) => !isAt(records, each) && !this.#isOfCourse(each, asked))
      .map((each) => placed(each, asked.facts));
  }

  /** "Which databases" asks for no course of that name. */
  #isOfCourse(answer: Answer, asked: Context): boolean {
    return (isOfKind(asked) || isOfAsker(asked.question)) &&
      isAt(this.reader.facts.others, answer);
  }

  /** Asks the first frame that accounts for every word. Empty: there is no answer. */
  framed(asked: Context): Answer[] | undefined {
    if (asked.facts.framed?.has(asked.question.told) === false) return;
    for (const frame of FRAMES) {
      if (unexplained(asked, frame).length > 0) continue;
      const answers = frame.answer(asked);
      if (answers) return answers;
    }
  }

  inside(asked: Context, path: string): Answer[] {
    return this.sentences.find(asked, path)
      .map((each) => placed(each, asked.facts));
  }

  /** Passages that come near a question without an answer, best first. */
  nearest(asked: Context): Answer[] {
    if (isOfOthers(asked.question)) return [];
    const near = this.sentences.near(asked)
      .map((each) => placed(each, asked.facts));
    const skills = isOfKind(asked) ? skillsIn(asked) ?? [] : [];
    return [...skills, ...near].filter((each) =>
      !YES.test(each.description) && !this.#isOfCourse(each, asked)
    );
  }
}

function isAt(episodes: Episode[], { path }: Answer): boolean {
  return episodes.some((each) => each.path === path);
}

/** True for a question with a name, a pronoun or a company of the person. */
function isAboutPerson(
  { question: { text, words }, facts, named }: Context,
): boolean {
  const own = new Set(stemsOf(facts.person.name));
  return OF_SOMEBODY.test(text) || words.some(({ stem }) => own.has(stem)) ||
    named.some(({ entity }) => entity.kind === "org");
}
