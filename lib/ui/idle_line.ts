import type { Npc } from "../content/content.ts";
import { tokensOf } from "../base/text/tokens.ts";

/** Idle line of a person that shares most words with the page. */
export function idleLine({ idle }: Npc, words: string): string {
  const known = new Set(wordsOf(words));
  const shared = (line: string) =>
    new Set(wordsOf(line).filter((word) => known.has(word))).size;
  const [line = ""] = idle.toSorted((one, other) =>
    shared(other) - shared(one)
  );
  return line;
}

/** Without those that are in every sentence. */
function wordsOf(text: string): string[] {
  return tokensOf(text).map(({ word }) => word)
    .filter((word) => word.length > 3);
}
