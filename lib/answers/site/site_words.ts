import { phraseTable } from "../phrase_table.ts";
import concepts from "../words/site_concepts.json" with { type: "json" };

/** A thing of the site that a word of a question may stand for. */
export type SiteConcept = keyof typeof concepts;

export function isSiteConcept(name: string): name is SiteConcept {
  return name in concepts;
}

export const SITE_PHRASES = phraseTable<SiteConcept>(concepts);
