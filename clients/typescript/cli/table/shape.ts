import { cellOf, itemsOf, memberOf, type Pairs, pairsOf } from "./value.ts";
import { listView, pairsView, type View } from "./view.ts";

/** Structure of the JSON of a response. */
export interface Shape {
  /** Path of the list, if there is one. */
  list?: readonly string[];
  /**
   * What an item of the list has, else the answer itself; without it only the
   * answer knows.
   */
  fields?: readonly string[];
  /** Fields of a table by default. */
  columns?: readonly string[];
  /** Replaces the table. */
  view?(answer: unknown): View;
}

/** All names of a type: one that is missing is a type error. */
export function namesOf<T>(names: Record<keyof T, true>): readonly string[] {
  return Object.keys(names);
}

/** The answer as a table or as pairs, of these fields if they are given. */
export function viewOf(
  answer: unknown,
  { list, fields, columns, view }: Shape,
  asked?: readonly string[],
): View {
  if (view && !asked) return view(answer);
  if (!list) return pairsView(pairsOf(answer));
  const names = asked ?? columns ?? fields ?? [];
  const cells = itemsOf(answer, list).map((item) =>
    names.map((name) => cellOf(memberOf(item, name)))
  );
  return listView({ names, cells }, asked ? [] : besides(answer, list));
}

/** Fields beside the list. */
export function besides(
  answer: unknown,
  [list = ""]: readonly string[],
): Pairs {
  return pairsOf(answer).filter(([name, value]) =>
    name !== list && !name.startsWith(`${list}.`) && value !== ""
  );
}
