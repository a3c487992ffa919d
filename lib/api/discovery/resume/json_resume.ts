import { nonEmpty } from "../../../base/text/non_empty.ts";
import { plainParagraphs } from "../../../base/markdown/plain_text.ts";
import type { Site } from "../../../site.ts";
import type { Channel, Profile } from "../../../content/content.ts";
import { portraitPath } from "../../../content/anchors.ts";
import { listsOf } from "./lists.ts";

/** A JSON Resume 1.0.0 (jsonresume.org), served at `canonical`. */
export function jsonResume(
  site: Pick<Site, "baseUrl" | "content" | "urlOf">,
  canonical: string,
) {
  const { content, urlOf } = site;
  const { language, languages } = content.profile;
  return {
    $schema:
      "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    basics: basics(site),
    ...listsOf(content, urlOf),
    meta: {
      canonical,
      ...languages.length > 0 && { language },
      version: "v1.0.0",
      lastModified: `${content.profile.updated}T00:00:00`,
    },
  };
}

function basics(
  { content, baseUrl, urlOf }: Pick<Site, "baseUrl" | "content" | "urlOf">,
) {
  const { profile, contact: { channels } } = content;
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
    url: urlOf("/"),
    ...summaryOf(profile),
    location: locationOf(profile),
    profiles: nonEmpty(
      [...profile.links, ...others.map(asLink)]
        .map(({ label, username, url }) => ({ network: label, username, url })),
    ),
  };
}

const asLink = ({ label, value, url }: Channel) => (
  { label, username: value, url }
);

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
