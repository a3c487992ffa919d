import type { PageMeta } from "../content/page_meta.ts";
import type { Document } from "./document.ts";
import { DECLARATION, element, escaped } from "./xml.ts";

/** RFC 4287: which page changed when, the newest first. */
export const feed: Document = {
  path: "/feed.xml",
  mediaType: "application/atom+xml; charset=utf-8",
  title: "Feed",
  description: "what has changed on the site, as Atom",
  role: "person",
  render({ baseUrl, pages, content: { profile } }) {
    const changes = pages.toSorted((one, other) =>
      one.updated < other.updated ? 1 : one.updated > other.updated ? -1 : 0
    );
    const [newest] = changes;
    const parts = [
      element("title", `${profile.name}: changes`),
      element("subtitle", profile.headline),
      element("id", `${baseUrl}/`),
      link("alternate", `${baseUrl}/`, "text/html"),
      link("self", baseUrl + feed.path, "application/atom+xml"),
      element("updated", at(newest?.updated ?? profile.updated)),
      element("author", [
        element("name", profile.name),
        element("uri", `${baseUrl}/`),
      ]),
      ...changes.map((page) => entry(page, baseUrl)),
    ];
    return `${DECLARATION}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">${
      parts.join("")
    }</feed>\n`;
  },
};

function entry(
  { path, title, description, updated }: PageMeta,
  baseUrl: string,
): string {
  return element("entry", [
    element("title", title),
    element("id", baseUrl + path),
    link("alternate", baseUrl + path, "text/html"),
    element("updated", at(updated)),
    element("summary", description),
  ]);
}

function link(rel: string, href: string, type: string): string {
  return `<link rel="${rel}" type="${type}" href="${escaped(href)}"/>`;
}

function at(day: string): string {
  return `${day}T00:00:00Z`;
}
