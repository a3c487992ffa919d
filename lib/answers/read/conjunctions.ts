import type { Word } from "../question.ts";
import { phrases } from "../word_lists.ts";

const RELATIONS = ["during", "before", "after", "between"] as const;
export type Relation = typeof RELATIONS[number];

const PHRASES = RELATIONS.flatMap((relation) =>
  phrases(relation).map((words) => ({ words, relation }))
);

/** The conjunction that begins at the word: an array of one or none. */
export function conjunctionAt(words: Word[], at: number) {
  const found = PHRASES.find((phrase) =>
    phrase.words.every((each, by) => words[at + by]?.word === each)
  );
  if (
    !found || !isConjunction(words, at) || isLooking(words[at - 1]?.word)
  ) return [];
  return [{ at, length: found.words.length, relation: found.relation }];
}

/** "To look after a budget" names no time. */
function isLooking(before = ""): boolean {
  return /^(?:look|looks|looked|looking|named|called)$/.test(before);
}

/** "When" and "until when" ask; after another question word, "when" is a conjunction. */
function isConjunction(words: Word[], at: number): boolean {
  const [word, next] = [words[at]?.word, words[at + 1]?.word];
  const asks = /^(?:what|which|when)$/;
  if (
    asks.test(next ?? "") ||
    word === "up" && asks.test(words[at + 2]?.word ?? "")
  ) {
    return false;
  }
  if (word !== "when") return true;
  if (at === 0) return !AUXILIARY.test(next ?? "");
  return words.slice(0, at).some(({ word }) => ASKING.test(word)) &&
    !/^(?:since|until|till|by|from|and|exactly)$/.test(
      words[at - 1]?.word ?? "",
    );
}

const AUXILIARY =
  /^(?:did|does|do|is|are|was|were|has|have|had|will|would|can|could|should|may|might|exactly|and|on|in|about)$/;
const ASKING =
  /^(?:who|whom|what|where|which|how|was|did|does|do|is|had|has|were)$/;
