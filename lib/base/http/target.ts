/** Path and query as sent. `new URL` would resolve `..` and `%2e`. */
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

/** Allows visible ASCII without a fragment (RFC 3986). */
export function isValidTarget(target: string): boolean {
  return !/[^!-~]|#/.test(target);
}

/**
 * Returns true for a path that every router reads alike: no escapes, backslashes,
 * empty or dot segments, or final slash.
 */
export function isCleanPath(path: string): boolean {
  return !/[%\\]|\/\/|\/\.{1,2}(?:\/|$)|.\/$/.test(path);
}
