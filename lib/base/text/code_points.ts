/** The longest that a client may send, in code points: a name, a path or an id. */
export const MAX_NAME = 300;
/** A question. */
export const MAX_QUERY = 500;
/** What somebody pastes. */
export const MAX_TEXT = 20_000;

/** How many Unicode code points a text has. */
export function codePointsOf(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

/** Whether a text has so many Unicode code points at most. */
export function isUpTo(max: number, text: string): boolean {
  return firstOf(text, max).length === text.length;
}

/** The first code points of a text, so many at most. */
export function firstOf(text: string, max: number): string {
  if (text.length <= max) return text;
  // A code point is two code units at most.
  return Array.from(text.slice(0, 2 * max)).slice(0, max).join("");
}

/** The same, with a mark where something is left out. */
export function cut(text: string, max: number): string {
  const first = firstOf(text, max);
  return first.length < text.length ? `${first}…` : text;
}
