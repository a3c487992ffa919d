import type { Content } from "../../../content/content.ts";
import type { Channel } from "../../../content/kinds/contact.ts";
import type { Profile } from "../../../content/kinds/profile.ts";
import { plainParagraphs } from "../../../base/markdown/plain_paragraphs.ts";
import { portraitPath } from "../../../content/portrait.ts";
import { given } from "../given.ts";

/** Who the person is, and how to reach them. */
export function basics({ profile, contact }: Content, baseUrl: string) {
  const { name, headline } = profile;
  const { channels } = contact;
  const email = channels.find(isEmail);
  const phone = channels.find(({ url }) => url.startsWith("tel:"));
  const portrait = portraitPath(profile);
  const others = channels.filter((channel) =>
    channel !== email && channel !== phone && isNew(channel, profile)
  );
  return {
    name,
    label: headline,
    image: portrait && baseUrl + portrait,
    email: email?.value,
    phone: phone?.value,
    url: `${baseUrl}/`,
    ...summaryOf(profile),
    location: locationOf(profile),
    profiles: given([
      ...profile.links.map(({ label, username, url }) => ({
        network: label,
        username,
        url,
      })),
      ...others.map(({ label, value, url }) => ({
        network: label,
        username: value,
        url,
      })),
    ]),
  };
}

/** The story is the summary; where there is a shorter one, `story` is ours. */
function summaryOf({ summary, body }: Profile) {
  const story = plainParagraphs(body);
  if (summary === undefined || summary === story) return { summary: story };
  return { summary, story };
}

/** The format knows an address by its parts; `place` is ours. */
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

/** A letter box may be called anything; the format wants the address. */
function isEmail({ url, value }: Channel): boolean {
  return url.startsWith("mailto:") && /^[^\s@]+@[^\s@]+$/.test(value);
}

function isNew({ url }: Channel, { links }: Profile): boolean {
  return !links.some((link) => link.url === url);
}
