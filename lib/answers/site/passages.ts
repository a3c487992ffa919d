import { withRows } from "../facts/rows.ts";

/** A sentence, a point of a list or a row of a table. */
export interface Told {
  text: string;
  /** With what stands around it, as it is shown. */
  passage: string;
  isRow: boolean;
}

const END = /(?<=[.!?]["”’)]?)\s+(?=["“(]?[\p{Lu}\p{N}/`])/u;

/** Sentences, points of lists and rows of tables, without code. */
export function told(lines: string[]): Told[] {
  const all = withRows(lines);
  const texts = all.map((line) => typeof line === "string" ? line : line.row);
  return texts.flatMap((text, at): Told[] => {
    if (typeof all[at] !== "string") {
      return [{ text, passage: text, isRow: true }];
    }
    if (isCode(text)) return [];
    const sentences = text.split(END);
    // What a colon announces, or what is said of a short point, stands below it.
    const below = text.endsWith(":")
      ? texts.slice(at + 1).slice(0, MOST_LINES)
      : [];
    return sentences.map((each, at) => ({
      text: each,
      passage: around([...sentences, ...below], at),
      isRow: false,
    }));
  });
}

const MOST_LINES = 4;
/** Characters of a passage. */
const MOST = 320;

/** A sentence with those that follow it, and those before that it points back to. */
export function around(sentences: string[], at: number): string {
  let [from, to] = [at, at + 1];
  const fits = (next: string | undefined) =>
    next !== undefined &&
    [...sentences.slice(from, to), next].join(" ").length <= MOST;
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
