import { AGENTS } from "./words/agents.ts";
import { CALLS } from "./words/calls.ts";
import { KEPT } from "./words/kept.ts";
import { NUMBERS } from "./words/numbers.ts";
import { OWNERS } from "./words/owners.ts";

const WORDS = { ...CALLS, ...NUMBERS, ...KEPT, ...AGENTS, ...OWNERS };

export type SiteConcept = keyof typeof WORDS;

export function isSiteConcept(name: string): name is SiteConcept {
  return name in WORDS;
}

/** What a phrase may stand for. */
interface SitePhrase {
  words: string[];
  concepts: SiteConcept[];
}

/** By their first words. */
export const SITE_PHRASES: ReadonlyMap<string, SitePhrase[]> = byFirstWord();

function byFirstWord(): Map<string, SitePhrase[]> {
  const all = new Map<string, SitePhrase>();
  for (const [concept, listed] of Object.entries(WORDS)) {
    for (const phrase of listed.split(" ")) {
      const known = all.get(phrase) ??
        { words: phrase.split("_"), concepts: [] };
      if (isSiteConcept(concept)) known.concepts.push(concept);
      all.set(phrase, known);
    }
  }
  return Map.groupBy(all.values(), ({ words: [first = ""] }) => first);
}
