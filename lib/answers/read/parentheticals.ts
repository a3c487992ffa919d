import type { Word } from "../question.ts";
import { PARENTHETICALS as PHRASES } from "../word_lists.ts";

const CUT: Partial<Record<string, string>> = {
  im: "i",
  id: "i",
  ive: "i",
  wed: "we",
  lets: "let",
  cant: "can",
  dont: "don",
};

// Reading drops a clitic: "I'd" becomes "i".
const SHORT = PHRASES.map((phrase) => phrase.map((word) => CUT[word] ?? word));
const PARENTHETICALS = Map.groupBy(
  [...PHRASES, ...SHORT],
  ([first = ""]) => first,
);

/** Marks the phrases in the words. Returns the index of the first word of the question. */
export function markParentheticals(words: Word[]): number {
  for (const at of words.keys()) {
    if (isAskingFor(words[at - 1])) continue;
    for (const word of words.slice(at, at + lengthAt(words, at))) {
      word.isFunction = true;
      word.isAside = true;
    }
  }
  return Math.max(0, words.findIndex(({ isAside }) => !isAside));
}

/** "When will I hear?" is no "I hear". */
function isAskingFor(before: Word | undefined): boolean {
  return /^(?:will|would|can|could|do|did|should|shall|may|might)$/.test(
    before?.word ?? "",
  );
}

function lengthAt(words: Word[], at: number): number {
  const here = PARENTHETICALS.get(words[at]?.word ?? "") ?? [];
  return Math.max(
    0,
    ...here.filter((phrase) =>
      phrase.every((each, by) => words[at + by]?.word === each)
    ).map(({ length }) => length),
  );
}
