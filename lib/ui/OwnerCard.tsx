import type { Content } from "../content/content.ts";

interface Props {
  content: Content;
  /** Relation of the owner to the page, in microformats2. */
  as?: "p-author" | "p-contact" | "";
}

/** The owner for programs, on pages whose title is not their name. */
export function OwnerCard({ content: { profile, contact }, as = "" }: Props) {
  return (
    <p hidden class={`${as} h-card`.trim()} data-markdown-ignore>
      <a class="p-name u-url u-uid" rel="me" href="/">{profile.name}</a>
      {contact.channels.map(({ url }) => (
        <a key={url} class={classOf(url)} href={url} />
      ))}
    </p>
  );
}

function classOf(url: string): string {
  if (url.startsWith("mailto:")) return "u-email";
  return url.startsWith("tel:") ? "u-tel" : "u-url";
}
