import type { ProfileKeys } from "../new/own_files.ts";
import type { JsonResume } from "./json_resume.ts";
import { networkUrl } from "./networks.ts";
import type { Notes } from "./notes.ts";
import { type Reader, readers } from "./reader.ts";

type Profile = JsonResume["basics"]["profiles"][number];

/** The places of the owner on the web. */
export function linksOf(
  profiles: Profile[],
  notes: Notes,
): ProfileKeys["links"] {
  return readers(profiles, "basics.profiles", notes).flatMap((profile) => {
    const url = profile.url("url") ?? knownUrl(profile);
    if (url === undefined) {
      const why = "it has no http or https URL";
      return notes.lost(profile.path, why) ?? [];
    }
    const label = profile.line("network") ?? hostOf(url, profile);
    return [{ label, username: profile.line("username"), url }];
  });
}

/** Address on a network that is known by its name. */
function knownUrl({ members, path, notes }: Reader<Profile>) {
  const { network = "", username = "", url } = members;
  const known = url ? undefined : networkUrl(network, username);
  if (known) notes.changed(`${path}.url`, known, "made of the user name");
  return known;
}

function hostOf(url: string, { path, notes }: Reader<Profile>): string {
  const { hostname } = new URL(url);
  const shown = { path: `${path}.network`, now: hostname };
  notes.madeUp("profile.md", "links.label", shown);
  return hostname;
}
