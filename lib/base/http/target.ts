/** Path and query of a request. `new URL` would resolve `..` and `%2e`. */
export function targetOf(url: string): { path: string; search: string } {
  const authority = url.indexOf("//") + 2;
  const start = url.indexOf("/", authority);
  const query = url.indexOf("?", authority);
  if (start === -1 || (query !== -1 && query < start)) {
    return { path: "/", search: query === -1 ? "" : url.slice(query) };
  }
  const end = query === -1 ? url.length : query;
  return { path: plainPath(url.slice(start, end)), search: url.slice(end) };
}

/**
 * One spelling for equal escapes (RFC 3986 section 6.2.2). A dot stays escaped, because
 * it could make a dot segment.
 */
export function plainPath(path: string): string {
  if (!path.includes("%")) return path;
  return path.replaceAll(/%[\da-f]{2}/gi, (code) => {
    const sign = String.fromCharCode(parseInt(code.slice(1), 16));
    return /[\w~-]/.test(sign) ? sign : code.toUpperCase();
  });
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
