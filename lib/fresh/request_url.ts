/** The path exactly as it was sent, found without parsing the URL. */
export function rawPath(url: string): string {
  const [, path = "/"] = /^[^/]*\/\/[^/?#]*(\/[^?#]*)?/.exec(url) ?? [];
  return path;
}

/** A redirect target: a path stays on this host, whatever slashes it has. */
export function locationOf(target: string): string {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
  const safe = /^[/\\]/.test(path)
    ? path.replace(/^[/\\]+/, "/").replace(/\/{2,}/g, "/")
    : path;
  // A header holds bytes, so other characters travel percent-encoded.
  return (safe + rest).toWellFormed()
    .replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}
