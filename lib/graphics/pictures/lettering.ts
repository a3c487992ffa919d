import letters from "./letters.json" with { type: "json" };
import { contoursOf, rasterise } from "./rasterise.ts";

// Written by tools/letters.ts from the typeface of the pages.
const VOICES = {
  person: new Map(Object.entries(letters.person)),
  machine: new Map(Object.entries(letters.machine)),
};

export interface Lettering {
  voice: keyof typeof VOICES;
  /** In pixels. */
  size: number;
}

/** Width of the text in pixels. */
export function widthOf(text: string, { voice, size }: Lettering): number {
  const units = [...text]
    .reduce((sum, letter) => sum + advanceOf(VOICES[voice].get(letter)), 0);
  return units * size / letters.em;
}

/** Calls back with each pixel of the text, from its left end on the base line. */
export function letter(
  text: string,
  { voice, size, x, y }: Lettering & { x: number; y: number },
  paint: (x: number, y: number, share: number) => void,
): void {
  const scale = size / letters.em;
  let left = x;
  for (const each of text) {
    const outline = VOICES[voice].get(each) ?? "";
    rasterise(contoursOf(outline, { x: left, y, scale }), paint);
    left += advanceOf(outline) * scale;
  }
}

/** The number before the path. */
function advanceOf(outline = ""): number {
  return parseInt(outline, 10) || 0;
}

/** Wraps the text. A line that is too long, or the last of too many, ends in an ellipsis. */
export function linesOf(
  text: string,
  lettering: Lettering,
  { width, maxLines }: { width: number; maxLines: number },
): string[] {
  const fits = (line: string) => widthOf(line, lettering) <= width;
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    const isLast = lines.length === maxLines;
    if (last !== undefined && (isLast || fits(longer))) {
      lines[lines.length - 1] = longer;
    } else lines.push(word);
  }
  return lines.map((line) => fits(line) ? line : shortened(line, fits));
}

/** Cuts a line to fit, at the end of a word if one is near. */
function shortened(line: string, fits: (line: string) => boolean): string {
  const letters = [...line];
  while (letters.length > 0 && !fits(`${letters.join("")}…`)) letters.pop();
  const cut = letters.join("");
  const space = cut.lastIndexOf(" ");
  return `${space > cut.length / 2 ? cut.slice(0, space) : cut}…`;
}
