import type { AnswerType } from "./answer_type.ts";
import type { Context } from "./context.ts";
import { isNegated } from "./kinds_of_answer.ts";
import { isSomebodysOwn } from "./own_words.ts";
import type { Word } from "./question.ts";
import { isAction, isLowWeight } from "./word_lists.ts";
import {
  IN_CONTEXT,
  LITERAL,
  type StemmedSentence,
  wordMatch,
} from "./word_match.ts";

/** A question, prepared for a look at each sentence. */
export interface Sought {
  words: Word[];
  type: AnswerType;
  /** Weight of each word. */
  weights: number[];
}

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
  const { text } = read.sentence;
  if (
    !hasAllWords({ ...sought, matches, score }, asked) ||
    !type.fits(read.sentence) || !isSomebodysOwn(asked, words, text)
  ) return;
  const isOpposite = question.isNegative && !question.isYesNo &&
    !isNegated(text);
  const literal = question.words.filter(({ stem }) => read.own.has(stem));
  return (score + BARELY * literal.length) *
    (isOpposite ? POSITIVE : 1);
}

/** Share of the weights that match. */
function scoreOf(weights: number[], matches: number[]): number {
  const had = matches.map((match, at) => match * (weights[at] ?? 0));
  return sumOf(had) / sumOf(weights);
}

function sumOf(numbers: number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}

/** Matches of the words of a question with one sentence. */
interface Weighed extends Sought {
  /** Match of each word, 0 to 1. */
  matches: number[];
  /** All matches together; rare words count more. */
  score: number;
}

/** Least match of a word that a synonym says. */
const BY_SYNONYM = 0.7;
const ENOUGH = 0.45;

/** Returns whether a sentence has all words that matter. */
function hasAllWords(weighed: Weighed, asked: Context): boolean {
  const { words, matches, type, score } = weighed;
  // "When was the foghorn put in?" is not about every sentence below foghorns.
  const isOnlyContext = type.isTyped && words.length === 1 &&
    matches[0] === IN_CONTEXT;
  return score >= ENOUGH && !isOnlyContext && isThere(weighed, asked) &&
    !isMissing(weighed, asked);
}

function isMissing(
  { words, matches }: Weighed,
  asked: Context,
): boolean {
  return words.some((word, at) =>
    (matches[at] ?? 0) === 0 && !isPassing(word, asked)
  );
}

/** One word matches literally, or each one by a synonym. */
function isThere(
  { words, matches, type }: Weighed,
  asked: Context,
): boolean {
  return matches.some((each) => each >= LITERAL) ||
    words.every((word, at) =>
      (matches[at] ?? 0) >= BY_SYNONYM || type.isTyped && isPassing(word, asked)
    );
}

/** A word of low weight; but "set her back" asks for a price. */
function isPassing(
  { word, concepts }: Word,
  { question: { isYesNo } }: Context,
): boolean {
  return isLowWeight(word) && !concepts.has("price") ||
    isAction(word) && !isYesNo;
}
