import type { ProfileKeys } from "../new/own_files.ts";
import type { JsonResume } from "./json_resume.ts";
import type { Notes } from "./notes.ts";
import { type Reader, readers } from "./reader.ts";

/** Address of a person by the name of the network; the user name comes behind it. */
const ADDRESSES = new Map([
  ["linkedin", "www.linkedin.com/in/"],
  ["github", "github.com/"],
  ["gitlab", "gitlab.com/"],
  ["imdb", "www.imdb.com/name/"],
  ["instagram", "www.instagram.com/"],
  ["orcid", "orcid.org/"],
  ["stackoverflow", "stackoverflow.com/users/"],
  ["researchgate", "www.researchgate.net/profile/"],
  ["youtube", "www.youtube.com/@"],
  ["googlescholar", "scholar.google.com/citations?user="],
  ["telegram", "t.me/"],
  ["whatsapp", "wa.me/"],
  ["leetcode", "leetcode.com/u/"],
  ["x", "x.com/"],
  ["twitter", "x.com/"],
  ["reddit", "www.reddit.com/user/"],
  ["bluesky", "bsky.app/profile/"],
]);

/** The places of the owner on the web. */
export function linksOf(
  profiles: JsonResume["basics"]["profiles"],
  notes: Notes,
): ProfileKeys["links"] {
  return readers(profiles, "basics.profiles", notes).flatMap((profile) => {
    const url = profile.url("url") ?? knownUrl(profile);
    if (url === undefined) {
      notes.lost(profile.path, "it has no http or https URL");
      return [];
    }
    const { hostname } = new URL(url);
    const label = profile.line("network") ??
      profile.madeUp("network", hostname, "profile.md", "links.label");
    return [{ label, username: profile.line("username"), url }];
  });
}

/** Address on a network that is known by its name. */
function knownUrl(profile: Reader): string | undefined {
  if (profile.raw("url")) return;
  const name = profile.raw("network").toLowerCase().replace(/[^a-z]/g, "");
  const user = profile.raw("username");
  const known = name === "mastodon" || name === "fediverse"
    ? user.replace(/^@([\w.-]+)@([\w-]+(?:\.[\w-]+)+)$/, "$2/@$1")
    : PLAIN.test(user) && ADDRESSES.has(name) &&
      ADDRESSES.get(name) + pathOf(user);
  if (!known || known === user) return;
  profile.changed("url", `https://${known}`, "made of the user name");
  return `https://${known}`;
}

const PLAIN = /^@?[\p{L}\p{N}._~/-]+$/u;

/** A StackOverflow user is a number and a name. */
function pathOf(user: string): string {
  return user.replace(/^@/, "").split("/").map(encodeURIComponent).join("/");
}
