import type { AnswerType } from "./answer_type.ts";
import type { Context } from "./context.ts";
import { keyTerms } from "./key_terms.ts";
import type { Word } from "./question.ts";
import type { Answer } from "./types.ts";
import { isLowWeight } from "./word_lists.ts";
import { type StemmedSentence, wordMatch } from "./word_match.ts";

/** A passage that comes near a question, without a claim that it answers it. */
export interface Near {
  answer: Answer;
  /** Share of the question that the passage has, 0 to 1. */
  share: number;
}

/** Least share. Below it, a passage only has a word in common. */
export const LEAST_SHARE = 0.2;
/** Characters. A shorter passage is a label or a date. */
const LEAST_LENGTH = 30;
/** Least match of one word that matters. */
const LEAST_MATCH = 0.6;
/** Weight of a word that an answer may lack, besides its rarity. */
const LOW = 0.3;
/** Bonus of a passage with a number, a time or a name, if the question asks for one. */
const OF_TYPE = 0.1;

/** Ranks sentences by the share of the question that each has, best first. */
export function nearestIn(
  sentences: StemmedSentence[],
  asked: Context,
  type: AnswerType,
  weightOf: (word: Word) => number,
): Near[] {
  const words = keyTerms(asked).filter(({ word }) => !type.words.has(word));
  const weights = words.map((word) =>
    weightOf(word) * (isLowWeight(word.word) ? LOW : 1)
  );
  return sentences.flatMap((read): Near[] => {
    const { kind, name, path, passage, text } = read.sentence;
    const share = shareOf(read, words, weights);
    if (share < LEAST_SHARE || passage.length < LEAST_LENGTH) return [];
    const bonus = type.isTyped && type.isOfKind(text) ? OF_TYPE : 0;
    const answer = { kind, name, path, description: passage };
    return [{ answer, share: share + bonus }];
  }).sort(byShare);
}

/** 0 if no word that matters stands there. */
function shareOf(
  read: StemmedSentence,
  words: Word[],
  weights: number[],
): number {
  const matches = words.map((word) => wordMatch(word, read));
  const isThere = words.some(({ word }, at) =>
    (matches[at] ?? 0) >= LEAST_MATCH && !isLowWeight(word)
  );
  if (!isThere) return 0;
  const sumOf = (parts: number[]) => parts.reduce((sum, each) => sum + each, 0);
  return sumOf(weights.map((weight, at) => weight * (matches[at] ?? 0))) /
    sumOf(weights);
}

export function byShare(one: Near, other: Near): number {
  return other.share - one.share;
}
