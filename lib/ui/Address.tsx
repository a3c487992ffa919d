import { shortAddress } from "../base/text/short_address.ts";

/** A link whose text is its address, so that it is readable on paper. */
export function Address({ url }: { url: string }) {
  return <a href={url} dir="ltr">{shortAddress(url)}</a>;
}
