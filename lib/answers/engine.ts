import type { PageMeta } from "../content/page_meta.ts";
import type { Facts } from "./facts/facts.ts";
import { isPleasantry } from "./npc/pleasantry.ts";
import { Library, PASSAGE } from "./rank/library.ts";
import type { Passage } from "./rank/ranker.ts";
import { SOUGHT } from "./rank/score.ts";
import { answerOf, hitOf } from "./rank/shown.ts";
import { soughtIn, writtenIn } from "./rank/sought.ts";
import type { Sources } from "./sources.ts";
import { basics, certain } from "./templates/certain.ts";
import type { TemplateWords } from "./templates/template_words.ts";
import { Templates } from "./templates/templates.ts";
import type { Answer, Explained, Reply, Scope, SearchHit } from "./types.ts";

const CHOOSABLE = 20;
/** Length of an excerpt in UTF-16 units. */
const EXCERPT = 240;
/** A search shows sections with so much of the query. */
const ENOUGH = 0.5;

/** Answers questions about one language of a site. */
export class Answers {
  readonly #templates: { words: TemplateWords; templates: Templates }[];
  readonly #library: Library;

  constructor(private readonly sources: Sources) {
    const { facts, languages } = sources;
    this.#templates = languages.map(({ words, tongue: { misspelt } }) => (
      { words, templates: new Templates(facts, words, misspelt) }
    ));
    this.#library = new Library(sources);
  }

  get facts(): Facts {
    return this.sources.facts;
  }

  get pages(): readonly PageMeta[] {
    return this.sources.pages;
  }

  /**
   * `now`: milliseconds since 1970; `before`: the question before; `isAtManual`: true if
   * the manual is at hand, whatever the question names.
   */
  async ask(
    question: string,
    now: number,
    before?: string,
    isAtManual = false,
  ): Promise<Reply> {
    const { answer } = this.#certain(question, now, before);
    if (answer) return { certain: answer, nearest: [] };
    if (isPleasantry(question)) return { nearest: [], isGreeting: true };
    const { passages, wanted } = await this.#library.nearest(
      question,
      before,
      isAtManual,
    );
    const nearest = passages.map(this.#answerOf);
    // Passages may say it in other words.
    const sought = nearest.length > 0 ? undefined : soughtIn(question, wanted);
    return { nearest, sought };
  }

  async explain(
    question: string,
    now: number,
    before?: string,
  ): Promise<Explained> {
    const { answer, template } = this.#certain(question, now, before);
    const { passages, wanted } = await this.#library.nearest(question, before);
    return {
      certain: answer,
      template,
      nearest: passages.map(this.#answerOf),
      words: wanted.map(({ word, weight, meanings }) => (
        { word, weight, meanings: Object.fromEntries(meanings) }
      )),
      scores: passages.map(({ score, share }) => ({ score, share })),
    };
  }

  /** Sections with enough of the query, each once. */
  async search(
    query: string,
    limit: number,
    scope?: Scope,
  ): Promise<SearchHit[]> {
    const choice = {
      question: query,
      limit: 2 * limit,
      length: EXCERPT,
      places: SOUGHT,
    };
    const shelves = await this.#library.shelves(query, scope);
    const hits = shelves.flatMap((shelf) =>
      this.#library.ranked(shelf, choice).passages
    )
      .filter(({ share }) => share >= ENOUGH)
      .map((each) => hitOf(each, this.sources));
    const places = hits.map(({ path, anchor }) => `${path}#${anchor}`);
    return hits.filter((_, at) => places.indexOf(places[at] ?? "") === at)
      .slice(0, limit);
  }

  /** Facts, and passages about the person from which a model may choose. */
  choosable(question: string, now: number, before?: string): Answer[] {
    const { facts, person, languages: [language] } = this.sources;
    const choice = { question, before, limit: CHOOSABLE, length: PASSAGE };
    const { answer } = this.#certain(question, now, before);
    const written = (words: string) => words;
    const known = language
      ? basics({ facts, words: language.words, now, written })
      : [];
    return [
      ...answer ? [answer] : known,
      ...this.#library.ranked(person, choice).passages
        .map(this.#answerOf),
    ];
  }

  #certain(question: string, now: number, before?: string) {
    const { facts, person: { collections } } = this.sources;
    const isKnown = (word: string) =>
      collections.some((each) => each.frequency(each.tongue.termOf(word)) > 0);
    const written = (key: string) => writtenIn(question, key);
    for (const { words, templates } of this.#templates) {
      const fit = templates.fit(question, isKnown, before);
      const answer = fit && certain({ fit, facts, words, now, written });
      if (answer) return { answer, template: fit.name };
    }
    return {};
  }

  #answerOf = (passage: Passage): Answer => answerOf(passage, this.sources);
}
