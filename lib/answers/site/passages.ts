import { withRows } from "../facts/rows.ts";

export interface Passage {
  text: string;
  /** The text with its neighbours, as it is shown. */
  passage: string;
  isRow: boolean;
}

export const END = /(?<=[.!?]["”’)]?)\s+(?=["“(]?[\p{Lu}\p{N}/`])/u;

/** Sentences, points of lists and rows of tables, without code. */
export function passagesOf(lines: string[]): Passage[] {
  const all = withRows(lines);
  const texts = all.map((line) => typeof line === "string" ? line : line.row);
  return texts.flatMap((text, at): Passage[] => {
    if (typeof all[at] !== "string") {
      return [{ text, passage: text, isRow: true }];
    }
    if (isCode(text)) return [];
    const sentences = text.split(END);
    // A colon announces the lines below.
    const below = text.endsWith(":")
      ? texts.slice(at + 1).slice(0, MAX_LINES)
      : [];
    return sentences.map((each, at) => ({
      text: each,
      passage: around([...sentences, ...below], at),
      isRow: false,
    }));
  });
}

const MAX_LINES = 4;
const MAX_PASSAGE = 320;

/** A sentence with those after it, and with those before to which it refers. */
export function around(sentences: string[], at: number): string {
  let [from, to] = [at, at + 1];
  const fits = (next: string | undefined) =>
    next !== undefined &&
    [...sentences.slice(from, to), next].join(" ").length <= MAX_PASSAGE;
  while (BACK.test(sentences[from] ?? "") && fits(sentences[from - 1])) from--;
  while (fits(sentences[to])) to++;
  return sentences.slice(from, to).join(" ");
}

const BACK =
  /^(?:It|Its|So|That|This|These|Those|They|Their|There|Then|Both|Either|Another|One|With it|Without it|After|Otherwise)\b/;

const CODE =
  /^(?:[{}\])"$#<[]|\w+\(|(?:curl|const|let|import|export|from|for|if|with|do|git|npm|pip|deno|claude|self|caches)\b[^.]*$|[A-Z_]+=|\w+: [^.]*$)|[;{\\]$/;

function isCode(line: string): boolean {
  return line === "" || CODE.test(line);
}
