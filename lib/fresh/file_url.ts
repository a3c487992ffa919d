/** A module specifier; it equals the one that a relative import resolves to. */
export function fileUrl(path: string): string {
  return new URL(`file://${path.replace(/[%?#]/g, encodeURIComponent)}`).href;
}
