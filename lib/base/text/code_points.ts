/** Maximum code points of a name, a path or an id from a client. */
export const MAX_NAME = 300;
/** Maximum code points of a question. */
export const MAX_QUERY = 500;
/** Maximum code points of pasted text. */
export const MAX_TEXT = 20_000;

export function codePointsOf(text: string): number {
  return text.length - (text.match(PAIRS)?.length ?? 0);
}

/** Two code units that are one code point. */
const PAIRS = /[\ud800-\udbff][\udc00-\udfff]/g;

/** Tokens of a language model, as an estimate. */
export function estimateTokens(text: string): number {
  return Math.ceil(codePointsOf(text) / 4);
}

/** Tokens of a text that includes their number, once. */
export function tokensOf(textWith: (tokens: number) => string): number {
  const others = codePointsOf(textWith(0)) - 1;
  let [tokens, counted] = [-1, 0];
  // More digits only raise the count, so this ends.
  while (counted !== tokens) {
    tokens = counted;
    counted = Math.ceil((others + String(tokens).length) / 4);
  }
  return tokens;
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
