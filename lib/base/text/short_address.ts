/** Returns the address without its scheme and its last slash. */
export function shortAddress(url: string): string {
  return url.replace(/^https?:\/\/|\/$/g, "");
}
