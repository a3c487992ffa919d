interface Props {
  url: string;
}

/** A link that says where it leads, on paper too. */
export function Address({ url }: Props) {
  const shown = url.replace(/^https?:\/\/|\/$/g, "");
  return <a href={url} dir="ltr">{shown}</a>;
}
