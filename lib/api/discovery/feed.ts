import type { SectionEntry } from "../../content/content.ts";
import { compare, MAX_LISTED, newestEntries } from "../../content/mod.ts";
import type { Document, Sources } from "./document.ts";
import { DECLARATION, element, escaped } from "./xml.ts";

/** RFC 4287: the newest entries of all sections, as many as a page lists. */
export const feed: Document = {
  path: "/feed.xml",
  mediaType: "application/atom+xml; charset=utf-8",
  title: "Feed",
  description: "what is new, as Atom",
  role: "person",
  async render(sources) {
    // Loaded lazily, so that a start does not load the Markdown parser.
    const { feedContent } = await import("./feed_content.ts");
    const { baseUrl, content, urlOf } = sources;
    const { profile } = content;
    const entries = newestEntries(content)
      .filter(({ untranslated }) => !untranslated).slice(0, MAX_LISTED);
    const days = entries.map(({ updated }) => updated).sort(compare);
    const parts = [
      element("title", profile.name),
      element("subtitle", profile.headline),
      element("id", urlOf("/")),
      link("alternate", urlOf("/"), "text/html"),
      link("self", urlOf(feed.path), "application/atom+xml"),
      element("updated", at(days.at(-1) ?? profile.updated)),
      element("author", [
        element("name", profile.name),
        element("uri", `${baseUrl}/`),
      ]),
      ...entries.map((entry) =>
        entryElement(entry, sources, feedContent(entry, sources))
      ),
    ];
    return `${DECLARATION}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${
      escaped(profile.language)
    }">${parts.join("")}</feed>\n`;
  },
};

function entryElement(entry: SectionEntry, { urlOf }: Sources, html: string) {
  const { path, title, description, date, updated, tags, language } = entry;
  const parts = [
    element("title", title),
    element("id", urlOf(path)),
    link("alternate", urlOf(path), "text/html"),
    // Atom requires a full date.
    ...(FULL_DATE.test(date) ? [element("published", at(date))] : []),
    element("updated", at(updated)),
    ...tags.map((tag) => `<category term="${escaped(tag)}"/>`),
    element("summary", description),
    `<content type="html">${escaped(html)}</content>`,
  ];
  return element("entry", parts, language && ` xml:lang="${language}"`);
}

const FULL_DATE = /^\d{4}-\d\d-\d\d$/;

function link(rel: string, href: string, type: string): string {
  return `<link rel="${rel}" type="${type}" href="${escaped(href)}"/>`;
}

function at(day: string): string {
  return `${day}T00:00:00Z`;
}
