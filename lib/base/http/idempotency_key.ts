// A bare key is visible ASCII; a quoted one is a String of RFC 9651. Two header
// lines arrive joined by ", " and match neither.
export const IDEMPOTENCY_KEY = /^(?:[!#-~][!-~]*|"(?:[ !#-[\]-~]|\\["\\])+")$/;

/** The key itself: `"a"` and `a` are the same. Expects a value that matches. */
export function decodeIdempotencyKey(value: string): string {
  if (!value.startsWith('"')) return value;
  return value.slice(1, -1).replaceAll(/\\(["\\])/g, "$1");
}
