import { plainWords } from "../base/text/plain_words.ts";
import type { AnswerType } from "./answer_type.ts";
import { isClaimed } from "./claimed.ts";
import type { Context } from "./context.ts";
import { hasAllWords } from "./has_all_words.ts";
import { isNegated } from "./kinds_of_answer.ts";
import { isSomebodysOwn } from "./own_words.ts";
import type { Question, Word } from "./question.ts";
import { type StemmedSentence, wordMatch } from "./word_match.ts";

/** A question, prepared for a look at each sentence. */
export interface Sought {
  words: Word[];
  type: AnswerType;
  here: ReadonlySet<string>;
  /** Weight of each word. */
  weights: number[];
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
  const { words, weights, type } = sought;
  const { question } = asked;
  const matches = words.map((word) => wordMatch(word, read));
  const score = scoreOf(weights, matches);
  const { sentence: { text, heading } } = read;
  if (
    !hasAllWords({ ...sought, matches, score }, asked) ||
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

/** Share of the weights that match. */
function scoreOf(weights: number[], matches: number[]): number {
  const had = matches.map((match, at) => match * (weights[at] ?? 0));
  return sumOf(had) / sumOf(weights);
}

function sumOf(numbers: number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}

/** A shorter heading may be in any question. */
const MIN_HEADING_WORDS = 3;

function hasHeading({ text }: Question, heading: string): boolean {
  const plain = plainWords(heading);
  return plain.split(" ").length - 2 >= MIN_HEADING_WORDS &&
    plainWords(text).includes(plain);
}
