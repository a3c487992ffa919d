import { unreadable } from "./inflate.ts";

/** Undoes the filter of each scan line, in its place (PNG, section 9). */
export function unfilter(
  lines: Uint8Array,
  { length, step }: {
    /** Bytes of a line, without the one that names its filter. */
    length: number;
    /** Bytes from a pixel to the next, at least 1. */
    step: number;
  },
): void {
  let above: Uint8Array = new Uint8Array(length);
  for (let start = 0; start < lines.length; start += length + 1) {
    const predict = PREDICTORS[lines[start] ?? 0];
    if (!predict) throw unreadable("it has an unknown filter");
    const line = lines.subarray(start + 1, start + 1 + length);
    for (let i = 0; i < length; i++) {
      const left = line[i - step] ?? 0;
      const up = above[i] ?? 0;
      const upLeft = above[i - step] ?? 0;
      line[i] = (line[i] ?? 0) + predict(left, up, upLeft);
    }
    above = line;
  }
}

/** None, sub, up, average and Paeth. */
const PREDICTORS: ((left: number, up: number, upLeft: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  paeth,
];

function paeth(left: number, up: number, upLeft: number): number {
  const guess = left + up - upLeft;
  const byLeft = Math.abs(guess - left);
  const byUp = Math.abs(guess - up);
  const byUpLeft = Math.abs(guess - upLeft);
  if (byLeft <= byUp && byLeft <= byUpLeft) return left;
  return byUp <= byUpLeft ? up : upLeft;
}
