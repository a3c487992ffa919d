import { Thesaurus } from "../thesaurus.ts";
import groups from "../words/search_synonyms.json" with { type: "json" };

const SYNONYMS = new Thesaurus(groups);

/** Stems that a search may take for this one. */
export function synonymsOf(stem: string): ReadonlySet<string> {
  return SYNONYMS.of(stem);
}

/** Every word of the table as written, so that a misspelt one is found too. */
export const synonymWords: readonly string[] = [
  ...new Set(groups.join(" ").split(" ")),
];
