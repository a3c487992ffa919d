import { shortAddress } from "./short_address.ts";

interface Props {
  url: string;
}

/** A link that says where it leads, on paper too. */
export function Address({ url }: Props) {
  return <a href={url} dir="ltr">{shortAddress(url)}</a>;
}
