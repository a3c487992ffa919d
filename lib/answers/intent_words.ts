import { phraseTable } from "./phrase_table.ts";
import intents from "./words/intents.json" with { type: "json" };

export type Concept = keyof typeof intents;

function isConcept(name: string): name is Concept {
  return name in intents;
}

type NamesIn<List extends string> = List extends `${infer First} ${infer Rest}`
  ? First | NamesIn<Rest>
  : List;

/** Concepts from lists of their names; the compiler refuses a name that is none. */
export function conceptsIn<List extends string>(
  ...lists: (NamesIn<List> extends Concept ? List : never)[]
): Concept[] {
  return lists.flatMap((list) => list.split(" ")).filter(isConcept);
}

export const PHRASES = phraseTable<Concept>(intents);
