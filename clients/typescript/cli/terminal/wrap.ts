import { printable } from "./printable.ts";
import { pieces, widthOf } from "./width.ts";

// A longer text is cut. The JSON has all of it.
const LONGEST = 4_000;

/**
 * A text of somebody else in lines of so many columns, at least one, broken
 * between words where that is possible.
 */
export function wrap(text: string, columns: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of wordsOf(text).flatMap((each) => pieces(each, columns))) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (widthOf(longer) <= columns) {
      line = longer;
    } else {
      if (line !== "") lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

function wordsOf(text: string): string[] {
  const shown = printable(text.slice(0, LONGEST));
  return (text.length > LONGEST ? `${shown}…` : shown).split(" ");
}
