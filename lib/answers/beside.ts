import { answerTypeOf } from "./answer_type.ts";
import type { Context } from "./context.ts";
import { keyTerms } from "./key_terms.ts";
import { pageOf } from "./read_sentences.ts";
import type { Answer } from "./types.ts";
import { isLowWeight } from "./word_lists.ts";
import { type StemmedSentence, wordMatch } from "./word_match.ts";

/** Least match of each word: the thing itself is known. */
const NEAR = 0.5;

/**
 * The sentence with the requested number, time or name: of the passage that was
 * the answer, else of the same page of an entry.
 */
export function besideIn(
  sentences: StemmedSentence[],
  asked: Context,
  answer: Answer,
): StemmedSentence | undefined {
  const type = answerTypeOf(asked);
  if (!type.isTyped) return;
  const words = keyTerms(asked).filter(({ word, concepts }) =>
    !type.words.has(word) && !isLowWeight(word) && !concepts.has("price")
  );
  const matchesOf = (read: StemmedSentence) =>
    words.map((word) => wordMatch(word, read));
  const sumOf = (read: StemmedSentence) =>
    matchesOf(read).reduce((a, b) => a + b, 0);
  const near = sentences.filter((read) =>
    isNear(read, answer) && type.isOfKind(read.sentence.text) &&
    matchesOf(read).every((match) => match >= NEAR)
  );
  return near.find((read) => isOfPassage(read, answer)) ??
    near.toSorted((a, b) => sumOf(b) - sumOf(a))[0];
}

function isNear(read: StemmedSentence, answer: Answer): boolean {
  const isOfPage = answer.kind === "entry" &&
    pageOf(read.sentence.path) === pageOf(answer.path);
  return isOfPage || isOfPassage(read, answer);
}

function isOfPassage({ sentence }: StemmedSentence, answer: Answer): boolean {
  return sentence.path === answer.path &&
    answer.description.endsWith(sentence.passage);
}
