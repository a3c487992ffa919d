import type { Meaning } from "./lexicon.ts";

// A word in a title answers more of a question than the same in passing.
const TRUST = new Map<string, number>([
  ["title", 1],
  ["heading", 1],
  ["description", 0.9],
  ["text", 0.8],
]);

/** A word of a query, and what it may mean. */
export interface Word {
  meanings: Meaning[];
  /** How much of the query hangs on it. */
  importance: number;
}

/** Every term to be looked up, at its best weight. */
export function weightsOf(words: Word[]): Map<string, number> {
  const weights = new Map<string, number>();
  for (const { term, weight } of words.flatMap(({ meanings }) => meanings)) {
    weights.set(term, Math.max(weight, weights.get(term) ?? 0));
  }
  return weights;
}

/** The fields in which each term was found. */
type Found = Record<string, string[]>;

/** The share of the words that is answered, 0 to 1. */
export function covered(words: Word[], match: Found): number {
  let asked = 0;
  let answered = 0;
  for (const { meanings, importance } of words) {
    const trusts = meanings.map(({ term, weight }) =>
      weight * Math.max(0, ...(match[term] ?? []).map(trustIn))
    );
    asked += importance;
    answered += importance * Math.max(0, ...trusts);
  }
  return asked === 0 ? 0 : answered / asked;
}

function trustIn(field: string): number {
  return TRUST.get(field) ?? 0;
}

export function namesIt(fields: string[]): boolean {
  return fields.includes("title") || fields.includes("heading");
}
