import type { AnswerType } from "./answer_type.ts";
import type { Context } from "./context.ts";
import type { Word } from "./question.ts";
import { isAction, isLowWeight, isPrivateWord } from "./word_lists.ts";
import { IN_CONTEXT, LITERAL } from "./word_match.ts";

/** Matches of the words of a question with one sentence. */
interface Weighed {
  words: Word[];
  /** Match of each word, 0 to 1. */
  matches: number[];
  type: AnswerType;
  /** Stems of the person's place, which narrow nothing. */
  here: ReadonlySet<string>;
  /** All matches together; rare words count more. */
  score: number;
}

/** Least match of a word that a synonym says. */
const BY_SYNONYM = 0.7;
const ENOUGH = 0.45;

/** Returns whether a sentence has all words that matter. */
export function hasAllWords(weighed: Weighed, asked: Context): boolean {
  const { words, matches, type, score } = weighed;
  // The surroundings of a sentence tell nothing of a private life.
  const isPrivate = words.some(({ word }) => isPrivateWord(word));
  // "When was the foghorn put in?" is not about every sentence below foghorns.
  const isOnlyContext = type.isTyped && words.length === 1 &&
    matches[0] === IN_CONTEXT;
  return score >= ENOUGH && !isOnlyContext && isThere(weighed, asked) &&
    !isMissing(weighed, isPrivate ? BY_SYNONYM : 0, asked);
}

function isMissing(
  { words, matches, here }: Weighed,
  least: number,
  asked: Context,
): boolean {
  return words.some((word, at) => {
    const match = matches[at] ?? 0;
    return match === 0 && !isPassing(word, asked) && !here.has(word.stem) ||
      match < least;
  });
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

/** "How did they meet?" asks for what was done. */
const HOW_DID = /^\W*how did\b/i;

/** A word of low weight; but "set her back" asks for a price. */
function isPassing(
  { word, concepts }: Word,
  { question: { isYesNo, text } }: Context,
): boolean {
  return isLowWeight(word) && !concepts.has("price") ||
    isAction(word) && !isYesNo && !HOW_DID.test(text);
}
