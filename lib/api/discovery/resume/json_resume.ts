import { nonEmpty } from "../../../base/text/non_empty.ts";
import { plainParagraphs } from "../../../base/markdown/plain_text.ts";
import type { Channel, Content, Profile } from "../../../content/content.ts";
import { portraitPath } from "../../../content/anchors.ts";
import { listsOf } from "./lists.ts";

/** A JSON Resume 1.0.0 (jsonresume.org), served at `canonical`. */
export function jsonResume(
  content: Content,
  baseUrl: string,
  canonical: string,
) {
  return {
    $schema:
      "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    basics: basics(content, baseUrl),
    ...listsOf(content, baseUrl),
    meta: {
      canonical,
      version: "v1.0.0",
      lastModified: `${content.profile.updated}T00:00:00`,
    },
  };
}

function basics({ profile, contact: { channels } }: Content, baseUrl: string) {
  const email = channels.find(isEmail);
  const phone = channels.find(({ url }) => url.startsWith("tel:"));
  const portrait = portraitPath(profile);
  const others = channels.filter((channel) =>
    channel !== email && channel !== phone && isNew(channel, profile)
  );
  return {
    name: profile.name,
    label: profile.headline,
    image: portrait && baseUrl + portrait,
    email: email?.value,
    phone: phone?.value,
    url: `${baseUrl}/`,
    ...summaryOf(profile),
    location: locationOf(profile),
    profiles: nonEmpty(
      [
        ...profile.links,
        ...others.map(({ value, ...rest }) => ({ ...rest, username: value })),
      ].map(({ label, username, url }) => ({ network: label, username, url })),
    ),
  };
}

/** `story` is ours: the format has no place for a story beside a summary. */
function summaryOf({ summary, body }: Profile) {
  const story = plainParagraphs(body);
  if (summary === undefined || summary === story) return { summary: story };
  return { summary, story };
}

/** `place` is ours: the format has only the parts of an address. */
function locationOf(
  { place, address, postal_code, city, region, country }: Profile,
) {
  const known = [address, postal_code, city, region, country]
    .some((part) => part !== undefined);
  if (!known) return { address: place };
  return {
    address,
    postalCode: postal_code,
    city,
    countryCode: country,
    region,
    place,
  };
}

/** The format wants an address, and the owner may label a mailbox otherwise. */
function isEmail({ url, value }: Channel): boolean {
  return url.startsWith("mailto:") && /^[^\s@]+@[^\s@]+$/.test(value);
}

function isNew({ url }: Channel, { links }: Profile): boolean {
  return !links.some((link) => link.url === url);
}
