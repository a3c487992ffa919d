import { withAddress } from "../base/http/any_address.ts";
import { firstOf } from "../base/text/code_points.ts";
import type { PageMeta } from "../content/page_meta.ts";
import type { Facts } from "./facts/facts.ts";
import { isPleasantry } from "./npc/pleasantry.ts";
import type { Collection } from "./rank/collection.ts";
import type { Wanted } from "./rank/query.ts";
import { type Passage, rank, type Ranked } from "./rank/ranker.ts";
import { type Places, SOUGHT } from "./rank/score.ts";
import { wordsOf } from "./rank/terms.ts";
import type { Tongue } from "./rank/tongue.ts";
import { isWeak, namesTheSite } from "./rank/word_lists.ts";
import { basics, certain } from "./templates/certain.ts";
import type { TemplateWords } from "./templates/template_words.ts";
import { Templates } from "./templates/templates.ts";
import type { Answer, Explained, Reply, Scope, SearchHit } from "./types.ts";

/** Collections of one scope. Pages in a later one stand for those of an earlier one. */
export interface Shelf {
  collections: Collection[];
  /** Pages of the first collection that the second has anew. */
  replaced: ReadonlySet<string>;
}

export interface Sources {
  facts: Facts;
  /** Languages with templates: that of the site, if it has some, and English. */
  languages: { words: TemplateWords; tongue: Tongue }[];
  person: Shelf;
  /** What is about the software. Called when a question names it. */
  manual(): Promise<Shelf>;
  /** Returns true for pages that only a search finds. */
  isHidden(path: string): boolean;
  baseUrl: string;
  pages: readonly PageMeta[];
}

/** Sources of a site without pages. */
export function noPages(facts: Facts): Sources {
  const none = { collections: [], replaced: new Set<string>() };
  return {
    facts,
    languages: [],
    person: none,
    manual: () => Promise.resolve(none),
    isHidden: () => false,
    baseUrl: "",
    pages: [],
  };
}

const MAX_NEAREST = 3;
const CHOOSABLE = 20;
/** Length of a passage in UTF-16 units. */
const [LONG, SHORT] = [600, 240];
/** Of a question about the site, so many passages are of the manual. */
const OF_MANUAL = 2;
/** A search shows sections with so much of the query. */
const ENOUGH = 0.5;

interface Choice {
  question: string;
  before?: string;
  limit: number;
  length: number;
  places?: Places;
}

/** Answers questions about one language of a site. */
export class Answers {
  readonly #templates: { words: TemplateWords; templates: Templates }[];
  readonly #without: ReadonlySet<string>;

  constructor(private readonly sources: Sources) {
    const { facts, languages } = sources;
    this.#templates = languages.map(({ words, tongue: { misspelt } }) => (
      { words, templates: new Templates(facts, words, misspelt) }
    ));
    const { stopWords } = facts.voice.words.ask;
    this.#without = new Set(wordsOf(`${facts.person.name} ${stopWords}`));
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
    const { passages, wanted } = await this.#nearest(
      question,
      before,
      isAtManual,
    );
    const nearest = passages.map((each) => this.#answerOf(each));
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
    const { passages, wanted } = await this.#nearest(question, before);
    return {
      certain: answer,
      template,
      nearest: passages.map((each) => this.#answerOf(each)),
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
      length: SHORT,
      places: SOUGHT,
    };
    const shelves = await this.#shelves(query, scope);
    const hits = shelves.flatMap((shelf) =>
      this.#ranked(shelf, choice).passages
    )
      .filter(({ share }) => share >= ENOUGH)
      .map((each) => this.#hitOf(each));
    const places = hits.map(({ path, anchor }) => `${path}#${anchor}`);
    return hits.filter((_, at) => places.indexOf(places[at] ?? "") === at)
      .slice(0, limit);
  }

  /** Facts, and passages about the person from which a model may choose. */
  choosable(question: string, now: number, before?: string): Answer[] {
    const { facts, person, languages: [language] } = this.sources;
    const choice = { question, before, limit: CHOOSABLE, length: LONG };
    const { answer } = this.#certain(question, now, before);
    const written = (words: string) => words;
    const known = language
      ? basics({ facts, words: language.words, now, written })
      : [];
    return [
      ...answer ? [answer] : known,
      ...this.#ranked(person, choice).passages
        .map((each) => this.#answerOf(each)),
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

  /** The best shelf first. */
  async #shelves(question: string, scope?: Scope): Promise<Shelf[]> {
    const { person, manual } = this.sources;
    switch (scope) {
      case "person":
        return [person];
      case "manual":
        return [await manual()];
      default:
        return namesTheSite(question)
          ? [await manual(), person]
          : [person, await manual()];
    }
  }

  /** Passages about the person, and of the manual where the question is about the site. */
  async #nearest(
    question: string,
    before: string | undefined,
    isAtManual = false,
  ): Promise<Ranked> {
    const { person, manual, isHidden } = this.sources;
    const choice = { question, before, limit: MAX_NEAREST, length: LONG };
    const near = (shelf: Shelf) => this.#ranked(shelf, choice, isHidden);
    const own = near(person);
    const isOfSite = namesTheSite(question);
    if (!isOfSite && !isAtManual) return own;
    const { passages: first, wanted } = near(await manual());
    const [best] = own.passages;
    if (!isOfSite && best && best.share > (first[0]?.share ?? 0)) return own;
    const all = [...first.slice(0, OF_MANUAL), ...own.passages, ...first];
    return { passages: [...new Set(all)].slice(0, MAX_NEAREST), wanted };
  }

  #ranked(
    { collections, replaced }: Shelf,
    choice: Choice,
    isHidden = (_path: string) => false,
  ): Ranked {
    const all = collections.map((collection, at) =>
      rank(collection, {
        ...choice,
        // A few pages that were read anew say nothing of rarity.
        counts: collections[0],
        without: this.#without,
        hides: (path) =>
          isHidden(path) || at === 0 && replaced.has(pageOf(path)),
      })
    );
    const passages = all.flatMap(({ passages }) => passages)
      .sort((a, b) => b.score - a.score).slice(0, choice.limit);
    return { passages, wanted: all[0]?.wanted ?? [] };
  }

  #answerOf({ kind, path, title, heading, text, match }: Passage): Answer {
    const name = heading ? `${title}: ${heading}` : title;
    const job = this.facts.jobs.find((job) => job.path === path);
    // An answer that only comes near affirms nothing.
    const description = YES.test(text) ? `${name}: ${text}` : text;
    return {
      kind: job ? "role" : kind,
      name,
      path,
      description: this.#named(description),
      match: this.#named(match),
    };
  }

  #hitOf({ kind, path, title, heading, text, share }: Passage): SearchHit {
    const [page = "", anchor = ""] = path.split("#");
    const score = Math.max(1, Math.round(100 * share));
    const excerpt = this.#named(text);
    return { path: page, kind, anchor, title, heading, excerpt, score };
  }

  #named(text: string): string {
    return withAddress(text, this.sources.baseUrl);
  }
}

const YES = /^\W*(?:yes|ja|oui|sí|si|sim)\b/iu;

function pageOf(path: string): string {
  return path.split("#", 1)[0] ?? path;
}

const LONGEST_WORD = 40;
/** Only such words are repeated to the visitor: no address, no number, no sentence. */
const PLAIN = /^\p{L}[\p{L}\p{M}\d+#]*(?:[-_.'’][\p{L}\p{M}\d]+){0,2}$/u;
const DOMAIN = /\.(?!js$|net$)\p{L}{2,}$|\d{5}/iu;

/** A plain word that no page has. */
function soughtIn(question: string, wanted: Wanted[]): string | undefined {
  const unknown = wanted.filter(({ word, meanings }) =>
    meanings.size === 0 && !isWeak(word)
  ).map(({ word }) => writtenIn(question, word));
  const plain = unknown.find((word) => PLAIN.test(word) && !DOMAIN.test(word));
  return plain && firstOf(plain, LONGEST_WORD);
}

/** Words as the visitor wrote them. `words`: as `wordsOf` gives them. */
function writtenIn(question: string, words: string): string {
  const written = question.split(/\s+/);
  const count = words.split(" ").length;
  const phrases = written.map((_, at) =>
    written.slice(at, at + count).join(" ").replace(EDGES, "")
  );
  return phrases.find((each) => wordsOf(each).join(" ") === words) ?? words;
}

const EDGES = /^[^\p{L}\p{N}]+|(?:['’]s)?[^\p{L}\p{N}+#]*$/gu;
