import { phraseTable } from "./phrase_table.ts";
import intents from "./words/intents.json" with { type: "json" };

export type Concept = keyof typeof intents;

export function isConcept(name: string): name is Concept {
  return name in intents;
}

export const PHRASES = phraseTable<Concept>(intents);
