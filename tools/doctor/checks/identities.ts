import type { Diagnostic } from "../../../lib/content/diagnostic.ts";
import type { Site } from "../check.ts";
import { filesIn, placesOf } from "../source.ts";

/** Names the step left at the other side of an identity, which the site cannot see. */
export function halfIdentities(
  { content: { profile }, roots: { person }, config }: Site,
): Diagnostic[] {
  const site = config.BASE_URL ?? "the address of your site";
  const domain = URL.parse(site)?.host ?? "your domain";
  const { fediverse, standard_site } = profile;
  const advice = {
    fediverse:
      `in the settings of ${fediverse?.account}, allow ${domain} to name you as the author, put ${site} among the links, and look for its green tick`,
    atproto_did:
      `in the settings of Bluesky, change your handle to ${domain}, as a domain of your own`,
    standard_site: `write ${site} as the url of the record ${standard_site}`,
  };
  const profiles = filesIn(person, /^profile\.md$/);
  return Object.entries(advice).flatMap(([field, fix]): Diagnostic[] => {
    const [place] = placesOf(profiles, new RegExp(`^${field}:`, "gm"));
    const what = `${field} is one half; the other is in your account`;
    return place ? [{ severity: "note", place, what, fix }] : [];
  });
}
