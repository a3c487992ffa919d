import { isNegated } from "./kinds_of_answer.ts";
import { BY_SYNONYM } from "./match_score.ts";
import type { Question, Word } from "./question.ts";
import { isLowWeight, isPersonWord } from "./word_lists.ts";
import type { StemmedSentence } from "./word_match.ts";

/** Headings of what the person does not do. */
const REFUSING =
  /\b(?:not|never|no|nor|don['’]?t|won['’]?t|declines?|refuse|without)\b/i;
const PAST = /\b(?:did|was|were|had|has|have)\b/i;

/** "Would she …?", "do you …?" ask for what may be refused. */
export function isWished({ isYesNo, text }: Question): boolean {
  return isYesNo && !PAST.test(text);
}

/** "I do not treat fur" answers a question about the repair of a fur coat. */
export function refuses(
  { sentence, own }: StemmedSentence,
  words: Word[],
  matches: number[],
  isRare: (word: Word) => boolean,
  question: Question,
): boolean {
  if (!REFUSING.test(sentence.heading) || !isNegated(sentence.text)) {
    return false;
  }
  const verb = verbOf(question);
  const isSaid = words.some((word) =>
    own.has(word.stem) && word !== verb && !isLowWeight(word.word) &&
    isRare(word)
  );
  // "Can you carry it down?" needs the verb and its object.
  const isBoth =
    words.some((word, at) =>
      word === verb && (matches[at] ?? 0) >= BY_SYNONYM
    ) &&
    words.some((word) => word !== verb && own.has(word.stem));
  return (isSaid || isBoth) &&
    words.every(({ isName }, at) => !isName || matches[at] !== 0);
}

/** "Do you sell", "would she draw": the word after the person. */
function verbOf({ words }: Question): Word | undefined {
  const at = words.findIndex(({ word }) => isPersonWord(word));
  return at === -1 ? undefined : words[at + 1];
}
