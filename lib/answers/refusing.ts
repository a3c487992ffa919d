import type { Read } from "./cover.ts";
import { isPersonWord } from "./function_words.ts";
import { isNegated } from "./kinds_of_answer.ts";
import type { Question, Word } from "./question.ts";
import { isSoft } from "./soft_words.ts";

/** Above what somebody does not do. */
const REFUSING =
  /\b(?:not|never|no|nor|don['’]?t|won['’]?t|declines?|refuse|without)\b/i;
const PAST = /\b(?:did|was|were|had|has|have)\b/i;

/** A word may be covered by what may stand for it. */
const SAID = 0.7;

/** "Would she …?", "do you …?": something that may be refused. */
export function isWished({ isYesNo, text }: Question): boolean {
  return isYesNo && !PAST.test(text);
}

/** "I do not treat fur" is enough for who asks for the mending of a fur coat. */
export function refuses(
  { sentence, own }: Read,
  words: Word[],
  covers: number[],
  isRare: (word: Word) => boolean,
  question: Question,
): boolean {
  if (!REFUSING.test(sentence.heading) || !isNegated(sentence.text)) {
    return false;
  }
  const verb = verbOf(question);
  const isSaid = words.some((word) =>
    own.has(word.stem) && word !== verb && !isSoft(word.word) && isRare(word)
  );
  // "Can you carry it down?": what is done, and to what.
  const isBoth =
    words.some((word, at) => word === verb && (covers[at] ?? 0) >= SAID) &&
    words.some((word) => word !== verb && own.has(word.stem));
  return (isSaid || isBoth) &&
    words.every(({ isName }, at) => !isName || covers[at] !== 0);
}

/** "Do you sell", "would she draw": what comes after the person. */
function verbOf({ words }: Question): Word | undefined {
  const at = words.findIndex(({ word }) => isPersonWord(word));
  return at === -1 ? undefined : words[at + 1];
}
