import type { Word } from "../question.ts";
import { PARENTHETICALS } from "../word_lists.ts";

const BY_FIRST = Map.groupBy(PARENTHETICALS, ([first = ""]) => first);

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
  const here = BY_FIRST.get(words[at]?.word ?? "") ?? [];
  return Math.max(
    0,
    ...here.filter((phrase) =>
      phrase.every((each, by) => words[at + by]?.word === each)
    ).map(({ length }) => length),
  );
}
