/** A link whose text is its address, so that it is readable on paper. */
export function Address({ url }: { url: string }) {
  return <a href={url} dir="ltr">{shortAddress(url)}</a>;
}

/** Returns the address without its scheme and its last slash. */
export function shortAddress(url: string): string {
  return url.replace(/^https?:\/\/|\/$/g, "");
}
