import { firstOf } from "../base/text/code_points.ts";
import { tokensOf } from "../base/text/tokens.ts";
import type { IndexedPage } from "./search/search_index.ts";
import { type Context, keyTerms } from "./context.ts";
import type { Word } from "./question.ts";
import type { Facts } from "./facts/facts.ts";
import { corrected, type Vocabulary } from "./read/correct.ts";
import { isOfTheSite } from "./facts/sentences_of.ts";
import { Names } from "./read/entities.ts";
import { readQuestion } from "./read/read_question.ts";
import { isForeign } from "./read/refuse.ts";
import { stemsOf, stemsOfSection, wordsOf } from "./read/stems.ts";
import { isLowWeight } from "./word_lists.ts";

const LONGEST_WORD = 40;
/** Only such words are repeated to the visitor: no address, no number, no sentence. */
const PLAIN = /^\p{L}[\p{L}\p{M}\d+#]*(?:[-_.'’][\p{L}\p{M}\d]+){0,2}$/u;
const DOMAIN = /\.(?!js$|net$)\p{L}{2,}$|\d{5}/iu;

export class Reader {
  readonly #names: Names;
  readonly #pages: readonly IndexedPage[];
  /** Stop words of the site's language, besides the English ones. */
  readonly #stopWords: ReadonlySet<string>;
  readonly #vocabulary: Vocabulary;
  #listed: ReadonlySet<string> | undefined;

  constructor(
    readonly facts: Facts,
    pages: readonly IndexedPage[],
    names: Names,
  ) {
    this.#names = names;
    this.#pages = pages.filter((page) => !isOfTheSite(page));
    const { stopWords } = facts.voice.words.ask;
    this.#stopWords = new Set(tokensOf(stopWords).map(({ word }) => word));
    this.#vocabulary = vocabularyOf(facts, pages, names);
  }

  /** Undefined if it is no question in English. */
  read(query: string, now: number, as = readQuestion): Context | undefined {
    const typed = as(query, this.#stopWords);
    if (typed.words.length === 0) return;
    // A site in another language gets questions in that language, too.
    if (isForeign(typed) && /^en\b/.test(this.facts.voice.language)) return;
    const text = corrected(typed, this.#vocabulary);
    const question = text === typed.text
      ? typed
      : { ...as(text, this.#stopWords), told: typed.told };
    const named = this.#names.in(question.words);
    return { question, facts: this.facts, named, now };
  }

  /** True if no page about the person has the word, and no file lists it as asked. */
  isUnsaid(word: Word): boolean {
    this.#listed ??= new Set(
      this.facts.asks.flatMap(({ words }) => words.flatMap(stemsOf)),
    );
    return !this.#listed.has(word.stem) && !this.#isOfPerson(word);
  }

  /** True if a page about the person has the word, if only as a part of another. */
  #isOfPerson({ stem, written }: Word): boolean {
    return this.#pages.some(({ title, description, sections }) =>
      hasWord(`${title} ${description}`, written) ||
      sections.some((section) =>
        stemsOfSection(section).has(stem) ||
        hasWord(`${section.heading} ${section.text}`, written)
      )
    );
  }

  /** A plain word that no page about the person has; a name first. */
  unsaid(asked: Context): string | undefined {
    // A word that frames a question is not its subject.
    const plain = keyTerms(asked).filter(({ written, concepts }) =>
      concepts.size === 0 && PLAIN.test(written) && !DOMAIN.test(written) &&
      !isLowWeight(written)
    );
    // Words that pages have are found soon: only the first other one costs a whole reading.
    const namesFirst = plain.toSorted((a, b) =>
      Number(b.isName) - Number(a.isName)
    );
    const sought = namesFirst.find((word) => this.isUnsaid(word));
    return sought && firstOf(sought.written, LONGEST_WORD);
  }
}

const LETTER = /\p{L}/u;

/** In any case, and also between hyphens. */
function hasWord(text: string, word: string): boolean {
  const [within, sought] = [text.toLowerCase(), word.toLowerCase()];
  let at = within.indexOf(sought);
  while (at !== -1) {
    const ends = [within[at - 1], within[at + sought.length]];
    if (!ends.some((each) => LETTER.test(each ?? ""))) return true;
    at = within.indexOf(sought, at + 1);
  }
  return false;
}

/** Texts are read on first use: few questions have a word that only pages know. */
function vocabularyOf(
  facts: Facts,
  pages: readonly IndexedPage[],
  names: Names,
): Vocabulary {
  let said: ReadonlySet<string> | undefined;
  let shown: ReadonlySet<string> | undefined;
  let written: ReadonlySet<string> | undefined;
  const sections = pages.flatMap(({ sections }) => sections);
  const texts = () =>
    sections.flatMap(({ heading, text }) => wordsOf(`${heading} ${text}`));
  return {
    knows: (stem) =>
      (said ??= new Set(stemsOf(allSaid(facts)))).has(stem) ||
      (shown ??= new Set(sections.flatMap((each) => [...stemsOfSection(each)])))
        .has(stem),
    says: (word) => (written ??= new Set(texts())).has(word),
    names: names.words(),
    corrections: new Map(),
  };
}

/** Many sentences share a context. */
function allSaid({ sentences, asks }: Facts): string {
  const all = sentences.flatMap(({ text, context }) => [text, context])
    .concat(asks.flatMap(({ words }) => words));
  return [...new Set(all)].join("\n");
}
