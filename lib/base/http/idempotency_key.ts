// Visible ASCII, or a quoted String of RFC 9651. Two header lines, joined by ", ",
// match neither.
export const IDEMPOTENCY_KEY = /^(?:[!#-~][!-~]*|"(?:[ !#-[\]-~]|\\["\\])+")$/;

/** Removes quotes: `"a"` and `a` are equal. Expects a value that matches. */
export function decodeIdempotencyKey(value: string): string {
  if (!value.startsWith('"')) return value;
  return value.slice(1, -1).replaceAll(/\\(["\\])/g, "$1");
}
