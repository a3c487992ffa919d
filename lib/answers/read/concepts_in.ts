import { type Concept, isConcept } from "../intent_words.ts";

type NamesIn<List extends string> = List extends `${infer First} ${infer Rest}`
  ? First | NamesIn<Rest>
  : List;

/** Concepts from lists of their names; the compiler refuses a name that is none. */
export function conceptsIn<List extends string>(
  ...lists: (NamesIn<List> extends Concept ? List : never)[]
): Concept[] {
  return lists.flatMap((list) => list.split(" ")).filter(isConcept);
}
