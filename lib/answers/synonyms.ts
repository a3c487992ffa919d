import { Thesaurus } from "./thesaurus.ts";
import aliases from "./words/skill_aliases.json" with { type: "json" };
import synonyms from "./words/synonyms.json" with { type: "json" };

const SYNONYMS = new Thesaurus(synonyms);
const ALIASES = new Thesaurus(aliases, (name) => name.replaceAll("_", " "));

export function synonymsOf(stem: string): ReadonlySet<string> {
  return SYNONYMS.of(stem);
}

export function aliasesOf(skill: string): ReadonlySet<string> {
  return ALIASES.of(skill.toLowerCase());
}

const FIRST = new Set(
  SYNONYMS.phrases.values().map((each) => each.split("_", 1)[0]),
);

// One array for all: every word of every page passes here.
const NO_PHRASES: string[] = [];

/** The phrases that begin at a stem: "call off", "take part in". */
export function phrasesAt(stems: readonly string[], at: number): string[] {
  if (!FIRST.has(stems[at])) return NO_PHRASES;
  return [2, 3].map((length) => stems.slice(at, at + length).join("_"))
    .filter((phrase) => SYNONYMS.phrases.has(phrase));
}
