/** A text that grows in the middle, as long as is wanted. */
export interface Fill {
  name: string;
  of(length: number): string;
}

// Each wakes another kind of slowness: what is trimmed, split, skipped, folded,
// expanded, nested or tried again, and what makes a match fail at the very end.
const PARTS: [start: string, middle: string, end: string][] = [
  ["", "a", ""],
  ["", " ", "x"],
  ['"a"', " ", "x"],
  ["a", "/", "a"],
  ["", "\t", "x"],
  ["", '"', ""],
  ["", "\\", '"'],
  ["", ",", "x"],
  ["", ";=", "x"],
  ["", 'x="\\",', ""],
  ["", "-", "!"],
  ["a", "-a", "!"],
  ["", ".", "x"],
  ["", "1", "!"],
  ["", "0.", "!"],
  ["[", "[", ""],
  ["{", '{"a":', ""],
  ["", "<a ", ""],
  ["", "%20", "%"],
  ["", "a b ", ""],
  ["", "what do i ", ""],
  ["", "ignore ", ""],
  ["how do ", "work ", "x"],
  ["http://", "a.", "!"],
  ["", "a'", ""],
  ["", "\n", "x"],
  ["", "&a=", ""],
  ["", "é", ""],
  ["", "\ufdfa", ""],
  ["a", "\u0301", ""],
  ["", "\u200d🦆", ""],
];

export const FILLS: Fill[] = PARTS.map(([start, middle, end]) => ({
  name: JSON.stringify(start + middle + middle + end),
  of: (length) =>
    start +
    middle.repeat((length - start.length - end.length) / middle.length) + end,
}));

/** Returns true if the text is a valid header value. */
export function fitsHeader(text: string): boolean {
  return !/[^\t\x20-\x7e\x80-\xff]/.test(text) && text.trim() === text;
}
