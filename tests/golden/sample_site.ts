import { readConfig } from "../../lib/config.ts";
import type { Content } from "../../lib/content/content.ts";
import { loadContent } from "../../lib/content/load.ts";
import type { Facts } from "../../lib/search/facts.ts";
import { buildIndex, type IndexedPage } from "../../lib/search/search_index.ts";
import { keyFamilies } from "../../lib/kv/families.ts";
import { getManifest } from "../../lib/operations/get_manifest.ts";
import { listWork } from "../../lib/operations/list_work.ts";
import { pagesOf } from "../../lib/pages/mod.ts";

/** Whom the questions were written for; frozen, as they are. */
export const content: Content = await loadContent("tests/golden/sample");

export const pages: IndexedPage[] = pagesOf({
  content,
  // Two are enough of a reference to be found in.
  operations: [getManifest, listWork],
  keyFamilies,
  config: readConfig({}),
  baseUrl: "https://sam.example",
}).map((page) => ({
  ...page,
  kind: page.path.startsWith("/docs/") ? "doc" : "page",
}));

export const index = buildIndex(pages);

export const facts = factsOf(content);

function factsOf({ profile, roles, contact }: Content): Facts {
  return {
    person: {
      name: profile.name,
      headline: profile.headline,
      place: profile.place,
      timeZone: profile.time_zone,
      availability: profile.availability,
      story: profile.body,
      path: "/",
      storyPath: "/about",
    },
    roles: roles.map(({ body, ...role }) => ({
      ...role,
      detail: body,
      path: `/about#${role.slug}`,
    })),
    channels: contact.channels.map((channel) => ({
      ...channel,
      path: "/contact#channels",
    })),
    links: profile.links.map((link) => ({ ...link, path: "/#elsewhere" })),
  };
}
