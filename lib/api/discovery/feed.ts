import type { Content } from "../../content/content.ts";
import { entriesOf } from "../../content/mod.ts";
import { hasOwnWords } from "../../content/page_meta.ts";
import { sha256 } from "../../base/http/sha256.ts";
import { startOf } from "../../base/time/days.ts";
import { below } from "../../site.ts";
import type { Sources } from "./document.ts";

/** The newest entries of all sections or of one. */
export type Feed = ReturnType<typeof feedsOf>[number];
export type FeedItem = Awaited<ReturnType<typeof feedItems>>[number];

/**
 * The feed of the site, and one for each section that shows an entry in this language.
 * `feed: false` concerns the first alone: nobody gets the second without asking for it.
 */
export function feedsOf({ profile: { name, headline }, sections }: Content) {
  const shown = sections.filter(({ entries }) => entries.some(hasOwnWords));
  return [
    {
      ...{ slug: "", path: "/", file: "/feed", was: [] },
      ...{ title: name, description: headline },
      sections: sections.filter(({ feed }) => feed),
    },
    ...shown.map((section) => ({
      ...section,
      path: `/${section.slug}`,
      file: `/${section.slug}/feed`,
      title: `${name}: ${section.title}`,
      sections: [section],
    })),
  ];
}

export async function feedItems({ sections }: Feed, sources: Sources) {
  // Loaded lazily, so that a start does not load the Markdown parser.
  const { feedContent } = await import("./feed_content.ts");
  const newest = entriesOf(sections).filter(hasOwnWords).slice(0, MAX_ENTRIES);
  const entries = newest.map((entry) => (
    { ...entry, html: feedContent(entry, sources) }
  ));
  return await Promise.all(
    firstOf(entries).map(async (entry) => ({
      ...entry,
      id: await feedId(entry, sources),
      url: sources.urlOf(entry.path),
      updated: startOf(entry.updated),
      // Neither format has dates without a day.
      published: entry.date && /-..-/.test(entry.date)
        ? startOf(entry.date)
        : undefined,
    })),
  );
}

/** A reader asks many times a day, and keeps what it has seen. */
const MAX_ENTRIES = 30;
const MAX_LENGTH = 512 * 1024;

/** The entries that fit, and always the newest. */
function firstOf<Entry extends { html: string }>(entries: Entry[]): Entry[] {
  let length = 0;
  return entries.filter(({ html }, at) =>
    (length += html.length) <= MAX_LENGTH || at === 0
  );
}

/** Permanent: UUID version 8 (RFC 9562, appendix B.2) of the owner and the first path. */
export async function feedId(
  { path, was: [first = path] }: Pick<Feed, "path" | "was">,
  { content: { profile }, prefix }: Sources,
): Promise<string> {
  const name = `${profile.feed_id ?? profile.name} ${below(prefix, first)}`;
  const hash = (await sha256(name)).toHex();
  return hash.replace(UUID, "urn:uuid:$1-$2-8$3-a$4-$5");
}

const UUID = /^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/;
