import { stem } from "./stem.ts";
import { isStopWord } from "../../base/text/stop_words.ts";
import { synonymsOf, synonymWords } from "./synonyms.ts";
import { isOneTypo } from "../../base/text/typo.ts";
import type { Token } from "../../base/text/tokens.ts";

/** A term of the index that a written word may mean; `weight` up to 1. */
export interface Meaning {
  term: string;
  weight: number;
}

const EXACT = 1;
const PREFIX = 0.85;
const TYPO = 0.75;
const SYNONYM = 0.65;
const GUESSES = 6;

/** The words of all indexed texts. */
export class Lexicon {
  readonly #spellings = new Set<string>();
  readonly #frequency = new Map<string, number>();
  #texts = 0;

  /** Adds the spellings of one text. `stemOf` may remember words. */
  add(written: string[], stemOf = stem): void {
    this.#texts++;
    const spellings = new Set(written);
    for (const spelling of spellings) this.#spellings.add(spelling);
    for (const term of new Set([...spellings].map(stemOf))) {
      this.#frequency.set(term, (this.#frequency.get(term) ?? 0) + 1);
    }
  }

  /** 1 for a term of one text, near 0 for a term of all. */
  rarity(term: string): number {
    const count = this.#frequency.get(term);
    if (!count) return 1;
    const rarity = Math.log(1 + this.#texts / count) /
      Math.log(1 + this.#texts);
    return rarity ** 1.5;
  }

  /** A compound is read whole where the whole is known, else in parts. */
  read({ word, parts }: Token): string[] {
    return parts.length === 0 || this.#knows(stem(word))
      ? [word]
      : parts.filter((part) => !isStopWord(part));
  }

  meanings(word: string): Meaning[] {
    const own = this.#known(word, EXACT);
    if (own.length > 0) return own;
    const longer = this.#guesses(word, [...this.#spellings], isBeginning);
    if (longer.length > 0) return this.#best(longer, PREFIX);
    const words = [...this.#spellings, ...synonymWords];
    return this.#best(this.#guesses(word, words, isOneTypo), TYPO);
  }

  #known(word: string, weight: number): Meaning[] {
    const own = stem(word);
    const synonyms = [...synonymsOf(own)].map((term) => ({
      term,
      weight: weight * SYNONYM,
    }));
    return [{ term: own, weight }, ...synonyms]
      .filter(({ term }) => this.#knows(term));
  }

  #guesses(
    word: string,
    words: string[],
    fits: (written: string, meant: string) => boolean,
  ): string[] {
    return [...new Set(words.filter((meant) => fits(word, meant)))]
      .sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
      .slice(0, GUESSES);
  }

  #best(words: string[], weight: number): Meaning[] {
    const best = new Map<string, number>();
    for (const meaning of words.flatMap((word) => this.#known(word, weight))) {
      const known = best.get(meaning.term) ?? 0;
      best.set(meaning.term, Math.max(known, meaning.weight));
    }
    return [...best].map(([term, weight]) => ({ term, weight }));
  }

  #knows(term: string): boolean {
    return this.#frequency.has(term);
  }
}

/** Half of the word must be there: "pro" may be anything. */
function isBeginning(written: string, meant: string): boolean {
  return written.length >= 4 && written.length * 2 >= meant.length &&
    meant.startsWith(written);
}
