/** The path exactly as it was sent, found without parsing the URL. */
export function rawPath(url: string): string {
  return before("#", before("?", rawTarget(url)));
}

/** Path and query exactly as they were sent. */
function rawTarget(url: string): string {
  const authority = url.indexOf("//") + 2;
  // `http://host?query/x` has no path, as for `new URL`.
  const start = url.slice(authority).search(/[/?]/);
  if (start === -1) return "/";
  const target = url.slice(authority + start);
  return target.startsWith("?") ? `/${target}` : target;
}

function before(mark: string, text: string): string {
  const at = text.indexOf(mark);
  return at === -1 ? text : text.slice(0, at);
}

/** In the query of a request that client navigation makes. */
export const PARTIAL = "fresh-partial";

/** A redirect target: a path stays on this host, whatever slashes it has. */
export function locationOf(target: string, isPartial: boolean): string {
  const [, path = "", query = "", hash = ""] =
    /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(target) ?? [];
  const safe = /^[/\\]/.test(path)
    ? path.replace(/^[/\\]+/, "/").replace(/\/{2,}/g, "/")
    : path;
  const marker = isPartial ? `${query ? "&" : "?"}${PARTIAL}=true` : "";
  // A header holds bytes, so other characters travel percent-encoded.
  return (safe + query + marker + hash).toWellFormed()
    .replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}
