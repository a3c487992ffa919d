import { isStopWord } from "../../base/text/stop_words.ts";
import type { Collection } from "./collection.ts";
import { wordsAndParts } from "./terms.ts";
import { isWeak } from "./word_lists.ts";

/** A word of a question, and the terms of a collection that it may mean. */
export interface Wanted {
  word: string;
  /** Weights of the terms, up to 1. */
  meanings: ReadonlyMap<string, number>;
  /** Small for words of most questions, and for those of the question before. */
  weight: number;
}

export interface Query {
  question: string;
  /** The question before it, whose words weigh less. */
  before?: string;
  /** Words that no search is for: the person's name, stop words of the language. */
  without: ReadonlySet<string>;
}

/** No question needs more. */
const MAX_WORDS = 24;
/** Unknown words of a question that may be misspelt: each costs a look at many terms. */
const MAX_GUESSES = 6;
const SYNONYM = 0.65;
const TYPO = 0.6;
const WEAK = 0.3;
const BEFORE = 0.6;

/** Words of a question as a collection may have them. */
export function wantedOf(
  { question, before = "", without }: Query,
  collection: Collection,
): Wanted[] {
  const { termOf, synonyms, misspelt } = collection.tongue;
  const seen = new Set<string>();
  const guesses = { left: MAX_GUESSES };
  const read = (text: string, share: number) => {
    const words = wordsAndParts(text)
      .map((word) => misspelt.get(word) ?? word);
    const terms = words.map(termOf);
    return words.flatMap((word, at): Wanted[] => {
      const term = terms[at] ?? "";
      if (isStopWord(word) || without.has(word) || seen.has(term)) return [];
      if (seen.size >= MAX_WORDS) return [];
      seen.add(term);
      const own = [term, ...synonyms.phrasesAt(terms, at)];
      const meanings = meaningsOf(own, collection, guesses);
      return [{ word, meanings, weight: share * (isWeak(word) ? WEAK : 1) }];
    });
  };
  return [...read(question, 1), ...read(before, BEFORE)];
}

function meaningsOf(
  own: string[],
  collection: Collection,
  guesses: { left: number },
): Map<string, number> {
  const meanings = new Map<string, number>();
  const add = (terms: Iterable<string>, weight: number) => {
    for (const each of terms) {
      if (!meanings.has(each) && collection.frequency(each) > 0) {
        meanings.set(each, weight);
      }
    }
  };
  add(own, 1);
  for (const each of own) add(collection.tongue.synonyms.of(each), SYNONYM);
  if (meanings.size === 0 && guesses.left-- > 0) {
    add(alike(own[0] ?? "", collection), TYPO);
  }
  return meanings;
}

const LEAST_LIKENESS = 0.45;
const SAME_START = 4;
const MAX_ALIKE = 2;
/** Letters that a misspelling has too many or too few, at most. */
const MAX_LONGER = 2;

/** The terms that are spelt most like this one. The first letter is hardly ever wrong. */
function alike(term: string, collection: Collection): string[] {
  if (term.length < SAME_START || /\d/.test(term)) return [];
  const own = new Set(trigramsOf(term));
  const start = term.slice(0, SAME_START);
  const isNear = (each: string) =>
    Math.abs(each.length - term.length) <= MAX_LONGER || each.startsWith(start);
  return collection.termsFrom(term.slice(0, 1))
    .filter((each) => isNear(each) && !each.includes("_"))
    .map((each) => ({ each, likeness: likenessOf(own, each) }))
    .filter(({ each, likeness }) =>
      likeness >= LEAST_LIKENESS || each.startsWith(start)
    )
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, MAX_ALIKE)
    .map(({ each }) => each);
}

function trigramsOf(term: string): string[] {
  const padded = ` ${term} `;
  const length = padded.length - 2;
  return Array.from({ length }, (_, at) => padded.slice(at, at + 3));
}

/** Jaccard index, 0 to 1. Makes no set: it runs for thousands of terms. */
function likenessOf(own: ReadonlySet<string>, term: string): number {
  const others = trigramsOf(term);
  const shared = others.filter((each) => own.has(each)).length;
  return shared / (own.size + others.length - shared);
}
