type Resolve = (path: string) => string;

let resolve: Resolve = (path) => path;

/** The URL of a static file that may be cached for ever, after a build. */
export function asset(path: string): string {
  return resolve(path);
}

/** Set by the app that renders; in the browser every path stays as it is. */
export function resolveAssets(next: Resolve): void {
  resolve = next;
}
