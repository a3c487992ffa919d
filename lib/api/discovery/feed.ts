import type { Content } from "../../content/content.ts";
import { entriesOf, MAX_LISTED } from "../../content/mod.ts";
import { below } from "../../site.ts";
import type { Document, Sources } from "./document.ts";
import { nameUuid } from "./name_uuid.ts";

/** The newest entries of all sections or of one, as many as a page lists. */
export interface Feed {
  /** Page that readers of the feed may visit. */
  path: string;
  /** Old paths of that page, the oldest first. */
  was: string[];
  title: string;
  description: string;
  sections: Content["sections"];
}

/**
 * The feed of the site, and one for each section that shows an entry in this language.
 * `feed: false` keeps entries out of the first only: a reader asks for the second by name.
 */
export function feedsOf({ profile, sections }: Content): Feed[] {
  const { name, headline } = profile;
  const listed = sections.filter(({ feed }) => feed);
  const shown = sections.filter(({ entries }) => entries.some(isShown));
  return [
    {
      path: "/",
      was: [],
      title: name,
      description: headline,
      sections: listed,
    },
    ...shown.map((section) => ({
      path: `/${section.slug}`,
      was: section.was,
      title: `${name}: ${section.title}`,
      description: section.description,
      sections: [section],
    })),
  ];
}

/** Properties of the document in a format. Lists name the feed of the site alone. */
export function feedFile({ path }: Feed, extension: "xml" | "json") {
  const isWhole = path === "/";
  return {
    path: `${isWhole ? "" : path}/feed.${extension}`,
    title: "Feed",
    role: "person",
    ...!isWhole && { isCopy: true },
  } satisfies Partial<Document>;
}

export async function feedItems({ sections }: Feed, sources: Sources) {
  // Loaded lazily, so that a start does not load the Markdown parser.
  const { feedContent } = await import("./feed_content.ts");
  const entries = entriesOf(sections).filter(isShown).slice(0, MAX_LISTED);
  return await Promise.all(entries.map(async (entry) => ({
    ...entry,
    id: await feedId(entry, sources),
    url: sources.urlOf(entry.path),
    html: feedContent(entry, sources),
    updated: timeOf(entry.updated),
    // Neither format knows a year or a month.
    published: FULL_DATE.test(entry.date) ? timeOf(entry.date) : undefined,
  })));
}

/** A permanent id (decision 039): without the address of the site, by the first path. */
export async function feedId(
  { path, was: [first = path] }: Pick<Feed, "path" | "was">,
  { content: { profile }, prefix }: Sources,
): Promise<string> {
  const owner = profile.feed_id ?? profile.name;
  return `urn:uuid:${await nameUuid(`${owner} ${below(prefix, first)}`)}`;
}

export function timeOf(day: string): string {
  return `${day}T00:00:00Z`;
}

const FULL_DATE = /^\d{4}-\d\d-\d\d$/;

const isShown = ({ untranslated }: { untranslated?: true }) => !untranslated;
