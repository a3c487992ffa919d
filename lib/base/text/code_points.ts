/** Maximum code points of a name, a path or an id from a client. */
export const MAX_NAME = 300;
/** Maximum code points of a question. */
export const MAX_QUERY = 500;
/** Maximum code points of pasted text. */
export const MAX_TEXT = 20_000;

export function codePointsOf(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

/** Returns true if the text has at most `max` code points. */
export function isUpTo(max: number, text: string): boolean {
  return firstOf(text, max).length === text.length;
}

export function firstOf(text: string, max: number): string {
  if (text.length <= max) return text;
  // A code point has at most two code units.
  return Array.from(text.slice(0, 2 * max)).slice(0, max).join("");
}

/** At most `max` code points, with the mark of a cut. */
export function cut(text: string, max: number): string {
  if (isUpTo(max, text)) return text;
  return `${firstOf(text, max - 1).trimEnd()}…`;
}

/** The first `max` code points, and the mark of a cut behind them. */
export function firstWithMark(text: string, max: number): string {
  return isUpTo(max, text) ? text : `${firstOf(text, max)}…`;
}
