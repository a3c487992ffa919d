const MOST = 80;

/**
 * What a client sent, as an error says it back: shortened to 80 code points, so
 * that no answer grows with it.
 */
export function echo(text: string): string {
  if (text.length <= MOST) return text;
  // A code point is two code units at most.
  const start = Array.from(text.slice(0, 2 * MOST)).slice(0, MOST).join("");
  return start.length < text.length ? `${start}…` : text;
}
