import lines from "./stop_words.json" with { type: "json" };

/** English words that say nothing about the subject of a text. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  lines.join(" ").split(" "),
);

export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word) || /^[a-z0-9]$/.test(word);
}
