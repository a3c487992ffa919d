import { mailbox } from "../../base/text/mailto.ts";
import { shortAddress } from "../../base/text/short_address.ts";
import type { Content } from "../../content/content.ts";
import { type Block, type Span, textBlock } from "./blocks.ts";

/** Name, headline, place, channels and availability. */
export function letterhead(
  { profile, contact }: Content,
  baseUrl: string,
): Block[] {
  const { name, headline, availability, address, region, country } = profile;
  const town = [profile.postal_code, profile.city].filter(Boolean).join(" ");
  const known = [address, town, region, country];
  const isKnown = [...known, ""].join(", ").includes(`${profile.place},`);
  const links = new Map([
    ...contact.channels.map(({ label, value, url }) =>
      [url, channelText(label, value, url)] as const
    ),
    ...profile.links.map(({ label, username, url }) =>
      [url, linkText(label, username, url)] as const
    ),
  ]);
  const page = { column: "page" } as const;
  const details = [
    ...[isKnown ? "" : profile.place, ...known].flatMap((text) =>
      text ? [{ text }] : []
    ),
    ...Array.from(links, ([href, text]) => (
      { text: text.replaceAll(" ", "\u00a0"), href }
    )),
    { text: shortAddress(baseUrl), href: `${baseUrl}/` },
  ];
  return [
    textBlock(name, "name", { tag: "H1", ...page }),
    textBlock(headline, "lead", { ...page, isRuled: true }),
    textBlock(dotted(details), "text", { ...page, above: "line" }),
    textBlock(availability, "text", page),
  ];
}

function channelText(label: string, value: string, url: string): string {
  if (url.startsWith("mailto:")) return mailbox(url);
  return url.startsWith("tel:") ? value : `${label}: ${value}`;
}

function linkText(label: string, username: string | undefined, url: string) {
  const address = shortAddress(url);
  const isNamed = !username || address.includes(username);
  return `${label}: ${isNamed ? address : `${username}, ${address}`}`;
}

function dotted(details: Omit<Span, "style">[]): Span[] {
  return details.flatMap((detail, at): Span[] => [
    ...at > 0 ? [{ text: " · ", style: "text" } as const] : [],
    { ...detail, style: "text" },
  ]);
}
