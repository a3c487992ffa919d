import type { Case } from "./case.ts";
import type { Answer } from "./types.ts";
import { coverOf, type Read } from "./cover.ts";
import { pageOf } from "./read_sentences.ts";
import { salient } from "./salient.ts";
import { isSoft } from "./soft_words.ts";
import { wantedBy } from "./wanted.ts";

/** Near enough where the thing itself is known. */
const NEAR = 0.5;

/**
 * Of the passage that was told, else of the same page of its own, the sentence that
 * has the number, the time or the name that is asked for.
 */
export function besideIn(
  sentences: Read[],
  asked: Case,
  told: Answer,
): Read | undefined {
  const wanted = wantedBy(asked);
  if (!wanted.isTyped) return;
  const words = salient(asked).filter(({ word, concepts }) =>
    !wanted.words.has(word) && !isSoft(word) && !concepts.has("price")
  );
  const coversOf = (read: Read) => words.map((word) => coverOf(word, read));
  const sumOf = (read: Read) => coversOf(read).reduce((a, b) => a + b, 0);
  const near = sentences.filter((read) =>
    isNear(read, told) && wanted.isOfKind(read.sentence.text) &&
    coversOf(read).every((cover) => cover >= NEAR)
  );
  return near.find((read) => isOfPassage(read, told)) ??
    near.toSorted((a, b) => sumOf(b) - sumOf(a))[0];
}

function isNear(read: Read, told: Answer): boolean {
  const isOfPage = told.kind === "entry" &&
    pageOf(read.sentence.path) === pageOf(told.path);
  return isOfPage || isOfPassage(read, told);
}

function isOfPassage({ sentence }: Read, told: Answer): boolean {
  return sentence.path === told.path &&
    told.description.endsWith(sentence.passage);
}
