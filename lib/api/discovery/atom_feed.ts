import type { Document } from "./document.ts";
import { type Feed, feedFile, feedId, feedItems, timeOf } from "./feed.ts";
import { DECLARATION, element, escaped } from "./xml.ts";

/** RFC 4287. */
export function atomFeed(feed: Feed): Document {
  const file = feedFile(feed, "xml");
  return {
    ...file,
    mediaType: `${TYPE}; charset=utf-8`,
    description: "what is new, as Atom",
    async render(sources) {
      const { baseUrl, content: { profile }, urlOf } = sources;
      const items = await feedItems(feed, sources);
      const times = items.map(({ updated }) => updated).sort();
      const parts = [
        element("title", feed.title),
        element("subtitle", feed.description),
        element("id", await feedId(feed, sources)),
        link("alternate", urlOf(feed.path), "text/html"),
        link("self", urlOf(file.path), TYPE),
        element("updated", times.at(-1) ?? timeOf(profile.updated)),
        element("author", [
          element("name", profile.name),
          element("uri", `${baseUrl}/`),
        ]),
        ...items.map(entryElement),
      ];
      return `${DECLARATION}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${
        escaped(profile.language)
      }">${parts.join("")}</feed>\n`;
    },
  };
}

type Item = Awaited<ReturnType<typeof feedItems>>[number];

function entryElement(item: Item): string {
  const { id, url, title, description, published, updated, tags, html } = item;
  const parts = [
    element("title", title),
    element("id", id),
    link("alternate", url, "text/html"),
    ...(published ? [element("published", published)] : []),
    element("updated", updated),
    ...tags.map((tag) => `<category term="${escaped(tag)}"/>`),
    element("summary", description),
    `<content type="html">${escaped(html)}</content>`,
  ];
  const { language } = item;
  return element("entry", parts, language && ` xml:lang="${language}"`);
}

const TYPE = "application/atom+xml";

function link(rel: string, href: string, type: string): string {
  return `<link rel="${rel}" type="${type}" href="${escaped(href)}"/>`;
}
