import { plainWords } from "../base/text/plain_words.ts";
import type { AnswerType } from "./answer_type.ts";
import { isClaimed } from "./claimed.ts";
import type { Context } from "./context.ts";
import { isNegated } from "./kinds_of_answer.ts";
import { BY_SYNONYM, matchScore } from "./match_score.ts";
import { isSomebodysOwn } from "./own_words.ts";
import type { Question, Word } from "./question.ts";
import { type StemmedSentence, wordMatch } from "./word_match.ts";
import { isLowWeight, isPersonWord } from "./word_lists.ts";

/** A question, prepared for a look at each sentence. */
export interface Sought {
  words: Word[];
  type: AnswerType;
  /** True if every word must stand as it is written. */
  isLiteral: boolean;
  groups: number[];
  focus: Word | undefined;
  here: ReadonlySet<string>;
  /** Higher for rare words. */
  weightOf(word: Word): number;
  isRare(word: Word): boolean;
  total: number;
}

/** A question in the words of a heading asks for the text below it. */
const IN_HEADING = 1.5;
/** "What is not done" is told by a sentence with a negation. */
const POSITIVE = 0.8;
/** Decides between two that say the same: "a full audit". */
const BARELY = 0.001;

/** Undefined if the sentence has too little of the question. */
export function rankOf(
  read: StemmedSentence,
  sought: Sought,
  asked: Context,
): number | undefined {
  const { words, type, isLiteral, weightOf, total } = sought;
  const { question } = asked;
  const matches = words.map((word) => wordMatch(word, read));
  if (isLiteral && matches.some((each) => each < 1)) return;
  const weights = words.map((word, at) => (matches[at] ?? 0) * weightOf(word));
  const score = weights.reduce((sum, each) => sum + each, 0) / total;
  if (!isAnswer(read, { ...sought, matches, score }, asked)) return;
  const { sentence: { text, heading } } = read;
  if (
    !type.fits(read.sentence) || !isSomebodysOwn(asked, words, text) ||
    !isClaimed(asked, words, text)
  ) return;
  const isOpposite = question.isNegative && !question.isYesNo &&
    !isNegated(text);
  const literal = question.words.filter(({ stem }) => read.own.has(stem));
  return (score + BARELY * literal.length) *
    (isOpposite ? POSITIVE : 1) *
    (hasHeading(question, heading) ? IN_HEADING : 1);
}

function isAnswer(
  read: StemmedSentence,
  sought: Sought & { matches: number[]; score: number },
  asked: Context,
): boolean {
  const { words, matches, isRare, type: { isTyped } } = sought;
  const isHeading = words.every(({ stem }, at) =>
    matches[at] === 0 || read.heading.has(stem)
  );
  return matchScore({ ...sought, isHeading, isTyped }, asked) ||
    !isTyped && isWished(asked.question) &&
      refuses(read, words, matches, isRare, asked.question);
}

/** A shorter heading may be in any question. */
const MIN_HEADING_WORDS = 3;

function hasHeading({ text }: Question, heading: string): boolean {
  const plain = plainWords(heading);
  return plain.split(" ").length - 2 >= MIN_HEADING_WORDS &&
    plainWords(text).includes(plain);
}

/** Headings of what the person does not do. */
const REFUSING =
  /\b(?:not|never|no|nor|don['’]?t|won['’]?t|declines?|refuse|without)\b/i;
const PAST = /\b(?:did|was|were|had|has|have)\b/i;

/** "Would she …?", "do you …?" ask for what may be refused. */
function isWished({ isYesNo, text }: Question): boolean {
  return isYesNo && !PAST.test(text);
}

/** "I do not treat fur" answers a question about the repair of a fur coat. */
function refuses(
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
