import { isPersonWord } from "../word_lists.ts";
import type { Word } from "../question.ts";

const ASKER = /^(?:i|we|one|people|somebody|someone|anybody|anyone)$/;
const TO = /^(?:to|with)$/;

/** "Can I talk", "write to you". `own`: stems of the owner's name. */
export function isReaching(
  word: Word,
  words: Word[],
  own: ReadonlySet<string>,
): boolean {
  if (!word.concepts.has("contact")) return false;
  const at = words.indexOf(word);
  const [before, to, whom] = [words[at - 1], words[at + 1], words[at + 2]];
  if (before && ASKER.test(before.word)) return true;
  return to !== undefined && whom !== undefined && TO.test(to.word) &&
    (isPersonWord(whom.word) || own.has(whom.stem));
}
