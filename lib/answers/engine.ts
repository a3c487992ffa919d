import type { PageMeta } from "../content/page_meta.ts";
import type { Facts } from "./facts/facts.ts";
import { isPleasantry } from "./npc/pleasantry.ts";
import { Library, PASSAGE } from "./rank/library.ts";
import type { Passage } from "./rank/ranker.ts";
import { SOUGHT } from "./rank/score.ts";
import { answerOf, hitOf } from "./rank/shown.ts";
import { soughtIn } from "./rank/sought.ts";
import type { Sources } from "./sources.ts";
import { TemplateAnswers } from "./templates/template_answers.ts";
import type { Answer, Explained, Reply, Scope, SearchHit } from "./types.ts";

const CHOOSABLE = 20;
/** Length of an excerpt in UTF-16 units. */
const EXCERPT = 240;
/** A search shows sections with so much of the query. */
const ENOUGH = 0.5;

/** Answers questions about one language of a site. */
export class Answers {
  readonly #templates: TemplateAnswers;
  readonly #library: Library;

  constructor(private readonly sources: Sources) {
    this.#templates = new TemplateAnswers(sources);
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
    const { answer } = this.#templates.certain(question, now, before);
    if (answer) return { certain: answer, nearest: [] };
    if (isPleasantry(question)) return { nearest: [], isGreeting: true };
    const { passages, wanted } = await this.#library.nearest(
      question,
      before,
      isAtManual,
    );
    const nearest = passages.map(this.#answerOf);
    const { answer: related } = this.#templates.near(question, now);
    const isShown = nearest.some(({ path }) => path === related?.path);
    if (related && !isShown) nearest.unshift(related);
    // Passages may say it in other words.
    const sought = nearest.length > 0 ? undefined : soughtIn(question, wanted);
    return { nearest, sought };
  }

  async explain(
    question: string,
    now: number,
    before?: string,
  ): Promise<Explained> {
    const { nearest, ...reply } = await this.ask(question, now, before);
    const { template } = reply.certain
      ? this.#templates.certain(question, now, before)
      : this.#templates.near(question, now);
    const { passages, wanted } = await this.#library.nearest(question, before);
    return {
      ...reply,
      nearest,
      template,
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
    const choice = { question, before, limit: CHOOSABLE, length: PASSAGE };
    const { answer } = this.#templates.certain(question, now, before);
    const { passages } = this.#library.ranked(this.sources.person, choice);
    return [
      ...answer ? [answer] : this.#templates.basics(now),
      ...passages.map(this.#answerOf),
    ];
  }

  #answerOf = (passage: Passage): Answer => answerOf(passage, this.sources);
}
