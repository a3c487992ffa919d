import type { Words } from "../../words/words.ts";

/** What stands on the page alone, and is not said in the browser. */
type OfPage =
  | "thing"
  | "suggestions"
  | "list"
  | "toList"
  | "toTalk"
  | "whoIsHere"
  | "person"
  | "chalk"
  | "sign"
  | "called";

/** What is said in the browser. */
export type RoomWords = Omit<Words["room"], OfPage>;

export function spokenWords(
  {
    thing: _,
    suggestions: _1,
    list: _2,
    toList: _8,
    toTalk: _9,
    whoIsHere: _3,
    person: _4,
    chalk: _5,
    sign: _6,
    called: _7,
    ...spoken
  }: Words["room"],
): RoomWords {
  return spoken;
}
