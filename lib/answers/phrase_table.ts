/** A word or a phrase, and the concepts that it may stand for. */
interface Phrase<Concept> {
  words: string[];
  concepts: Set<Concept>;
}

/** Phrases by their first word. An underscore joins the words of a phrase. */
export function phraseTable<Concept extends string>(
  lists: Record<Concept, string[]>,
): ReadonlyMap<string, Phrase<Concept>[]> {
  const all = new Map<string, Phrase<Concept>>();
  for (const concept in lists) {
    for (const phrase of lists[concept].join(" ").split(" ")) {
      const known = all.get(phrase) ??
        { words: phrase.split("_"), concepts: new Set() };
      known.concepts.add(concept);
      all.set(phrase, known);
    }
  }
  return Map.groupBy(all.values(), ({ words: [first = ""] }) => first);
}
