import { HttpError } from "./error.ts";

/** The path exactly as it was sent, found without parsing the URL. */
export function rawPath(url: string): string {
  const start = url.indexOf("/", url.indexOf("//") + 2);
  if (start === -1) return "";
  const query = url.indexOf("?", start);
  const path = query === -1 ? url.slice(start) : url.slice(start, query);
  const hash = path.indexOf("#");
  return hash === -1 ? path : path.slice(0, hash);
}

/** The URL that the client asked for, also behind a trusted proxy. */
export function originalUrl(req: Request, trustProxy: boolean): URL {
  const url = URL.parse(req.url);
  if (!url) throw new HttpError(400);
  if (!trustProxy) return url;
  const protocol = forwarded(req, "x-forwarded-proto");
  const host = forwarded(req, "x-forwarded-host");
  if (protocol) url.protocol = protocol;
  if (host) url.host = host;
  return url;
}

/** A redirect target: a path stays on this host, whatever slashes it has. */
export function locationOf(target: string): string {
  const [path = ""] = target.split(/[?#]/, 1);
  const safe = /^[/\\]/.test(path)
    ? path.replace(/^[/\\]+/, "/").replace(/\/{2,}/g, "/")
    : path;
  // A header holds bytes, so other characters travel percent-encoded.
  return (safe + target.slice(path.length)).toWellFormed()
    .replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}

function forwarded(req: Request, name: string): string | undefined {
  return req.headers.get(name)?.split(",")[0]?.trim();
}
