import type { Meaning } from "./lexicon.ts";

// A word in a title answers more of a question than the same word in a text.
const TRUST: Record<string, number> = {
  title: 1,
  heading: 1,
  description: 0.9,
  text: 0.8,
};

/** A word of a query, and its meanings in the index. */
export interface Word {
  meanings: Meaning[];
  importance: number;
}

/** The best weight of each term of the query. */
export function weightsOf(words: Word[]): Map<string, number> {
  const weights = new Map<string, number>();
  for (const { term, weight } of words.flatMap(({ meanings }) => meanings)) {
    weights.set(term, Math.max(weight, weights.get(term) ?? 0));
  }
  return weights;
}

/** The share of the words that a section has, 0 to 1. `match`: fields by term. */
export function coverageOf(
  words: Word[],
  match: Record<string, string[]>,
): number {
  let asked = 0;
  let answered = 0;
  for (const { meanings, importance } of words) {
    const trusts = meanings.map(({ term, weight }) =>
      weight *
      Math.max(0, ...(match[term] ?? []).map((field) => TRUST[field] ?? 0))
    );
    asked += importance;
    answered += importance * Math.max(0, ...trusts);
  }
  return asked === 0 ? 0 : answered / asked;
}
