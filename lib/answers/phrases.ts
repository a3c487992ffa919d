import { type Concept, WORDS } from "./concepts.ts";

/** A word or a phrase, and what it may stand for. */
export interface Phrase {
  words: string[];
  concepts: Set<Concept>;
}

/** By their first words. */
export const PHRASES: ReadonlyMap<string, Phrase[]> = byFirstWord();

function byFirstWord(): Map<string, Phrase[]> {
  const all = new Map<string, Phrase>();
  for (const [concept, listed] of Object.entries(WORDS)) {
    for (const phrase of listed.split(" ")) {
      const words = phrase.split("_");
      const known = all.get(phrase) ?? { words, concepts: new Set() };
      if (isConcept(concept)) known.concepts.add(concept);
      all.set(phrase, known);
    }
  }
  return Map.groupBy(all.values(), ({ words: [first = ""] }) => first);
}

export function isConcept(name: string): name is Concept {
  return name in WORDS;
}
