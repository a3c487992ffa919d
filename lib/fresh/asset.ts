type Resolve = (path: string) => string;

let resolve: Resolve = (path) => path;

/** The URL of a static file that may be cached for ever, after a build. */
export function asset(path: string): string {
  return resolve(path);
}

/** `asset` for every URL of a srcset. */
export function assetSrcSet(srcset: string): string {
  return srcset.split(",").map((candidate) => {
    const [url = "", ...descriptor] = candidate.trim().split(/\s+/);
    return [asset(url), ...descriptor].join(" ");
  }).join(", ");
}

/** Set by the app that renders; in the browser every path stays as it is. */
export function resolveAssets(next: Resolve): void {
  resolve = next;
}
