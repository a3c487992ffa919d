/**
 * Path and query of a request exactly as they were sent. `new URL` would
 * resolve `..` and `%2e`, and so answer for a path that nobody asked for.
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
 * Whether path and query are what RFC 3986 lets a request target be made of, as
 * far as a character can tell: visible ASCII without a fragment. A server must
 * not guess what the rest was meant to be.
 */
export function isValidTarget(target: string): boolean {
  return !/[^!-~]|#/.test(target);
}

/**
 * Whether a path is spelled the one way that a router and its readers agree on:
 * without escapes, backslashes, empty and dot segments, and a slash at its end.
 */
export function isCleanPath(path: string): boolean {
  return !/[%\\]|\/\/|\/\.{1,2}(?:\/|$)|.\/$/.test(path);
}
