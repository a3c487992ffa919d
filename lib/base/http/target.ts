/**
 * Path and query as they were sent. `new URL` would resolve `..` and `%2e`, and so
 * answer for another path.
 */
export function targetOf(url: string): { path: string; search: string } {
  const authority = url.indexOf("//") + 2;
  const start = url.indexOf("/", authority);
  const query = url.indexOf("?", authority);
  if (start === -1 || (query !== -1 && query < start)) {
    return { path: "/", search: query === -1 ? "" : url.slice(query) };
  }
  return query === -1
    ? { path: url.slice(start), search: "" }
    : { path: url.slice(start, query), search: url.slice(query) };
}

/**
 * Checks the characters of a request target (RFC 3986): visible ASCII without a
 * fragment. A server must not guess.
 */
export function isValidTarget(target: string): boolean {
  return !/[^!-~]|#/.test(target);
}

/**
 * Returns true for a path without escapes, backslashes, empty or dot segments, and
 * final slash, which every router reads alike.
 */
export function isCleanPath(path: string): boolean {
  return !/[%\\]|\/\/|\/\.{1,2}(?:\/|$)|.\/$/.test(path);
}
