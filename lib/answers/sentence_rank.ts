import type { AnswerType } from "./answer_type.ts";
import type { Context } from "./context.ts";
import { isNegated } from "./kinds_of_answer.ts";
import { matchScore } from "./match_score.ts";
import { isSomebodysOwn } from "./own_words.ts";
import type { Question, Word } from "./question.ts";
import { isWished, refuses } from "./refusing.ts";
import { type StemmedSentence, wordMatch } from "./word_match.ts";

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
  if (!type.fits(read.sentence) || !isSomebodysOwn(asked, words, text)) return;
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
  const plain = plainOf(heading);
  return plain.split(" ").length - 2 >= MIN_HEADING_WORDS &&
    plainOf(text).includes(plain);
}

/** Its words alone, with a space around each. */
function plainOf(text: string): string {
  return ` ${text.toLowerCase().match(/[\p{L}\p{N}]+/gu)?.join(" ") ?? ""} `;
}
