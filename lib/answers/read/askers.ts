import type { Context } from "../context.ts";
import type { Word } from "../question.ts";
import { stemsOf } from "./stems.ts";

export function isIn(text: string, { stem }: Word): boolean {
  return stemsOf(text).includes(stem);
}

const OURS = /^(?:my|our|us|we)$/;
/** "My last two hearings": so many words after "my" may belong to the asker. */
const NEAR = 3;

/** "Our hearing" belongs to the asker and says nothing of the person. */
export function belongsToAsker(
  word: Word,
  { question: { words } }: Context,
): boolean {
  const at = words.indexOf(word);
  const before = words.slice(Math.max(0, at - NEAR), at);
  const owner = before.findLastIndex((each) => OURS.test(each.word));
  return owner !== -1 && !word.isName &&
    before.slice(owner + 1).every(({ isFunction }) => !isFunction);
}
