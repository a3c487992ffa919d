import type { Word } from "../question.ts";

export type Relation = "before" | "after" | "during" | "between";

// A longer phrase stands before its parts.
const CONJUNCTIONS: [phrase: string, relation: Relation][] = [
  ["at the same time as", "during"],
  ["in parallel with", "during"],
  ["in parallel to", "during"],
  ["at the time of", "during"],
  ["at the time when", "during"],
  ["alongside", "during"],
  ["concurrently with", "during"],
  ["simultaneously with", "during"],
  ["in the course of", "during"],
  ["during", "during"],
  ["while", "during"],
  ["whilst", "during"],
  ["ran beside", "during"],
  ["prior to", "before"],
  ["ahead of", "before"],
  ["leading up to", "before"],
  ["up to", "before"],
  ["before", "before"],
  ["preceding", "before"],
  ["preceded", "before"],
  ["until", "before"],
  ["till", "before"],
  ["subsequent to", "after"],
  ["on leaving", "after"],
  ["upon leaving", "after"],
  ["having left", "after"],
  ["since leaving", "after"],
  ["following", "after"],
  ["followed", "after"],
  ["after", "after"],
  ["once", "after"],
  ["between", "between"],
  ["when", "during"],
];
const PHRASES = CONJUNCTIONS.map(([phrase, relation]) => ({
  words: phrase.split(" "),
  relation,
}));

/** The conjunction that begins at the word: an array of one or none. */
export function conjunctionAt(words: Word[], at: number) {
  const found = PHRASES.find((phrase) =>
    phrase.words.every((each, by) => words[at + by]?.word === each)
  );
  if (!found) return inDays(words, at);
  if (!isConjunction(words, at) || isLooking(words[at - 1]?.word)) return [];
  return [{ at, length: found.words.length, relation: found.relation }];
}

/** "To look after a budget" names no time. */
function isLooking(before = ""): boolean {
  return /^(?:look|looks|looked|looking|named|called)$/.test(before);
}

/** "In her deckhand days", "back in his years at the ferries". */
function inDays(words: Word[], at: number) {
  const isIn = words[at]?.word === "in" &&
    /^(?:his|her|their|your|my|the)$/.test(words[at + 1]?.word ?? "") &&
    words.slice(at + 2, at + 5).some(({ word }) =>
      /^(?:days|years|time|times|period)$/.test(word)
    );
  return isIn ? [{ at, length: 1, relation: "during" as const }] : [];
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
