import type { Case } from "../case.ts";
import type { Word } from "../question.ts";
import { stemsOf } from "./stems.ts";

/** Whether a text that is quoted whole says the word itself. */
export function isIn(text: string, { stem }: Word): boolean {
  return stemsOf(text).includes(stem);
}

const OURS = /^(?:my|our|us|we)$/;
/** "My last two hearings": so many words after "my" may be what is somebody's own. */
const NEAR = 3;

/** What belongs to who asks says nothing of the person: "our hearing". */
export function isAskers(word: Word, { question: { words } }: Case): boolean {
  const at = words.indexOf(word);
  const before = words.slice(Math.max(0, at - NEAR), at);
  const owner = before.findLastIndex((each) => OURS.test(each.word));
  return owner !== -1 && !word.isName &&
    before.slice(owner + 1).every(({ isFunction }) => !isFunction);
}
