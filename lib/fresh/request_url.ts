/** The path exactly as it was sent, found without parsing the URL. */
export function rawPath(url: string): string {
  const [, path = "/"] = /^[^/]*\/\/[^/?#]*(\/[^?#]*)?/.exec(url) ?? [];
  return path;
}
