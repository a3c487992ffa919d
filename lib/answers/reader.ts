import { firstOf } from "../base/text/code_points.ts";
import { tokensOf } from "./search/words.ts";
import type { SearchIndex } from "./search/search_index.ts";
import type { Case } from "./case.ts";
import type { Facts } from "./facts/facts.ts";
import { corrected, type Vocabulary } from "./read/correct.ts";
import { Names } from "./read/entities.ts";
import { readQuestion } from "./read/read_question.ts";
import { isForeign } from "./read/refuse.ts";
import { stemsOf, stemsOfSection, wordsOf } from "./read/stems.ts";
import { salient } from "./salient.ts";

const LONGEST_WORD = 40;
/** Nothing else that a visitor wrote is said back: no address, no number, no sentence. */
const PLAIN = /^\p{L}[\p{L}\p{M}\d+#]*(?:[-_.'’][\p{L}\p{M}\d]+){0,2}$/u;
const DOMAIN = /\.(?!js$|net$)\p{L}{2,}$|\d{5}/iu;

/** Reads questions as they are asked of a person and their pages. */
export class Reader {
  readonly #names: Names;
  /** Of the language of the person, beside the English ones. */
  readonly #stopWords: ReadonlySet<string>;
  readonly #vocabulary: Vocabulary;

  private constructor(
    readonly facts: Facts,
    index: SearchIndex,
    names: Names,
  ) {
    this.#names = names;
    const { stopWords } = facts.voice.words.ask;
    this.#stopWords = new Set(tokensOf(stopWords).map(({ word }) => word));
    let said: ReadonlySet<string> | undefined;
    let written: ReadonlySet<string> | undefined;
    const sections = index.pages.flatMap(({ sections }) => sections);
    this.#vocabulary = {
      // Most questions have no word that only the pages could know.
      knows: (stem) =>
        (said ??= new Set(stemsOf(allSaid(facts)))).has(stem) ||
        sections.some((section) => stemsOfSection(section).has(stem)),
      says: (word) =>
        (written ??= new Set(
          sections.flatMap(({ heading, text }) =>
            wordsOf(`${heading} ${text}`)
          ),
        )).has(word),
      names: this.#names.words(),
      corrections: new Map(),
    };
  }

  static async of(facts: Facts, index: SearchIndex): Promise<Reader> {
    return new Reader(facts, index, await Names.of(facts));
  }

  /** Undefined where it is no question in English. */
  read(query: string, now: number, as = readQuestion): Case | undefined {
    const typed = as(query, this.#stopWords);
    if (typed.words.length === 0) return;
    // Who writes in another language is asked in it, too, by names and words.
    if (isForeign(typed) && /^en\b/.test(this.facts.voice.language)) return;
    const text = corrected(typed, this.#vocabulary);
    const question = text === typed.text
      ? typed
      : { ...as(text, this.#stopWords), told: typed.told };
    const named = this.#names.in(question.words);
    return { question, facts: this.facts, named, now };
  }

  /** A plain word that no page has, or none that speaks of the person: `isSaid` knows. */
  unsaid(asked: Case, isSaid: (stem: string) => boolean): string | undefined {
    // What frames a question is not what it is about.
    const plain = salient(asked).filter(({ written, concepts }) =>
      concepts.size === 0 && PLAIN.test(written) && !DOMAIN.test(written)
    );
    const { knows } = this.#vocabulary;
    const sought = plain.find(({ stem }) => !knows(stem)) ??
      plain.find(({ stem }) => !isSaid(stem));
    return sought && firstOf(sought.written, LONGEST_WORD);
  }
}

/** Many sentences share what they are about. */
function allSaid({ sentences }: Facts): string {
  const all = sentences.flatMap(({ text, context }) => [text, context]);
  return [...new Set(all)].join("\n");
}
