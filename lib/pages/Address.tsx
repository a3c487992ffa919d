interface Props {
  url: string;
}

/** A link that says where it leads, on paper too. */
export function Address({ url }: Props) {
  return <a href={url}>{url.replace(/^https?:\/\/|\/$/g, "")}</a>;
}
