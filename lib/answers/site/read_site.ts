import type { Question, Word } from "../question.ts";
import { phraseTable } from "../phrase_table.ts";
import concepts from "../words/site_concepts.json" with { type: "json" };

/** A thing of the site that a word of a question may stand for. */
export type SiteConcept = keyof typeof concepts;

export function isSiteConcept(name: string): name is SiteConcept {
  return name in concepts;
}

const PHRASES = phraseTable<SiteConcept>(concepts);

/** Concepts in a question about the site, each with its words. */
export type SiteReading = ReadonlyMap<SiteConcept, ReadonlySet<Word>>;

export function readSite(words: Word[]): SiteReading {
  const read = new Map<SiteConcept, Set<Word>>();
  for (const [at, { word }] of words.entries()) {
    for (const phrase of PHRASES.get(word) ?? []) {
      const own = words.slice(at, at + phrase.words.length);
      const isHere = phrase.words.every((each, by) => own[by]?.word === each);
      if (!isHere) continue;
      for (const concept of phrase.concepts) {
        const known = read.get(concept) ?? new Set();
        for (const each of own) known.add(each);
        read.set(concept, known);
      }
    }
  }
  return read;
}

export function isAboutSite({ words }: Question): boolean {
  return readSite(words).has("of_sites");
}

export function wordsFor(
  concepts: SiteConcept[],
  read: SiteReading,
): Set<Word> {
  return new Set(concepts.flatMap((each) => [...read.get(each) ?? []]));
}
