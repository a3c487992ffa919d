import letters from "./letters.json" with { type: "json" };
import { contoursOf } from "./outline.ts";
import { rasterise } from "./rasterise.ts";

// The letters are the typeface's, taken from it by tools/letters.ts.
const VOICES = {
  person: new Map(Object.entries(letters.person)),
  machine: new Map(Object.entries(letters.machine)),
};
export type Voice = keyof typeof VOICES;

/** Words in a voice, at a size in pixels. */
export interface Lettering {
  voice: Voice;
  size: number;
}

/** How wide the words are, in pixels. */
export function widthOf(text: string, { voice, size }: Lettering): number {
  const units = [...text]
    .reduce((sum, letter) => sum + advanceOf(VOICES[voice].get(letter)), 0);
  return units * size / letters.em;
}

/** Calls back with each pixel of the words, from their left end on the base line. */
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

/** It stands before the path. */
function advanceOf(outline = ""): number {
  return parseInt(outline, 10) || 0;
}
