import type { Word } from "../question.ts";

/** "The school" is a certain one, "at school" is not. */
export function isPlace(word: Word, words: Word[]): boolean {
  const before = words[words.indexOf(word) - 1]?.word ?? "";
  return PLACES.test(word.word) && /^(?:the|that|this)$/.test(before);
}

const PLACES =
  /^(?:school|college|university|academy|institute|museum|hospital|clinic|theatre|church|library)$/;
