import type { Collection, StoredSentence } from "./collection.ts";
import type { Wanted } from "./query.ts";

/** Weights of the places in which a sentence may have a term. */
export type Places = Record<"own" | "near" | "head" | "page", number>;
/** Serves questions: the words of a sentence answer them. */
export const ASKED: Places = { own: 1, near: 0.6, head: 0.8, page: 0.25 };
/** Serves searches, which are often for a title. */
export const SOUGHT: Places = { own: 1, near: 0.4, head: 1.5, page: 2 };

/** Parameters of BM25, and the usual weighted length of a sentence. */
const [K, B, LENGTH] = [1.2, 0.6, 45];

export interface Scored {
  sentence: StoredSentence;
  score: number;
  /** Share of the question that the sentence has, 0 to 1. */
  share: number;
}

/**
 * Orders sentences by BM25 over their places, times the root of the share, best
 * first. A word counts by the best of its meanings. `bonus`: for the type of the text.
 */
export function scored(
  sentences: StoredSentence[],
  wanted: Wanted[],
  { counts, bonus, places }: {
    /** Tells how rare a term is. */
    counts: Collection;
    bonus: (text: string) => number;
    places: Places;
  },
): Scored[] {
  const words = wanted.map((word) => withRarity(word, counts));
  const whole = words.reduce((sum, { most }) => sum + most, 0);
  return sentences.map((sentence): Scored => {
    const { score, had } = sumOf(words, termsIn(sentence, places));
    const share = had / whole;
    const total = score * Math.sqrt(share) + bonus(sentence.text);
    return { sentence, share, score: score > 0 ? total : 0 };
  }).filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
}

/** Adds up the words that a sentence has. `had`: what they weigh in the question. */
function sumOf(
  words: ReturnType<typeof withRarity>[],
  { terms: found, length }: ReturnType<typeof termsIn>,
) {
  let [score, had] = [0, 0];
  for (const { terms, weight, most } of words) {
    const values = terms.map(({ term, value }) =>
      value * saturated(found.get(term) ?? 0, length)
    );
    const best = Math.max(0, ...values);
    score += weight * best;
    if (best > 0) had += most;
  }
  return { score, had };
}

/** A word with what each of its terms is worth, and what it weighs in the question. */
function withRarity({ meanings, weight }: Wanted, collection: Collection) {
  const terms = [...meanings].map(([term, meant]) => ({
    term,
    rarity: rarityOf(collection.frequency(term), collection),
    meant,
  }));
  // A word that no page has is as rare as can be.
  const rarest = terms.length > 0
    ? Math.max(...terms.map(({ rarity }) => rarity))
    : rarityOf(0, collection);
  return {
    terms: terms.map(({ term, rarity, meant }) => ({
      term,
      value: meant * rarity,
    })),
    weight,
    most: weight * rarest,
  };
}

/** Grows with the count, less and less. */
function saturated(count: number, length: number): number {
  return count * (K + 1) / (count + K * (1 - B + B * length / LENGTH));
}

function termsIn(sentence: StoredSentence, places: Places) {
  const terms = new Map<string, number>();
  let length = 0;
  for (const place of ["own", "near", "head", "page"] as const) {
    for (const term of sentence[place].split(" ")) {
      terms.set(term, (terms.get(term) ?? 0) + places[place]);
      length += places[place];
    }
  }
  return { terms, length };
}

/** Inverse document frequency of BM25. */
function rarityOf(count: number, { size }: Collection): number {
  return Math.log(1 + (size - count + 0.5) / (count + 0.5));
}
