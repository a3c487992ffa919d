import { startOf } from "../../base/time/days.ts";
import { imageAddress } from "../../content/anchors.ts";
import type { Document, Sources } from "./document.ts";
import { type Feed, feedId, type FeedItem, feedItems } from "./feed.ts";
import { DECLARATION, element, escaped } from "./xml.ts";

/** A feed as Atom and as JSON Feed. Lists name that of the whole site alone. */
export function feedDocuments(feed: Feed): Document[] {
  const shared: Pick<Document, "title" | "role" | "isCopy"> = {
    ...{ title: "Feed", role: "person" },
    ...feed.slug && { isCopy: true },
  };
  return [{
    ...shared,
    path: `${feed.file}.xml`,
    mediaType: "application/atom+xml; charset=utf-8",
    description: "what is new, as Atom",
    render: (sources) => atom(feed, sources),
  }, {
    ...shared,
    path: `${feed.file}.json`,
    mediaType: "application/feed+json",
    description: "what is new, as JSON Feed",
    render: (sources) => json(feed, sources),
  }];
}

/** RFC 4287. */
async function atom(feed: Feed, sources: Sources): Promise<string> {
  const { baseUrl, content: { profile }, urlOf } = sources;
  const items = await feedItems(feed, sources);
  const times = items.map(({ updated }) => updated).sort();
  const parts = [
    element("title", feed.title),
    element("subtitle", feed.description),
    element("id", await feedId(feed, sources)),
    link("alternate", urlOf(feed.path), "text/html"),
    link("self", urlOf(`${feed.file}.xml`), "application/atom+xml"),
    element("updated", times.at(-1) ?? startOf(profile.updated)),
    element("author", [
      element("name", profile.name),
      element("uri", `${baseUrl}/`),
    ]),
    ...items.map(entryElement),
  ];
  return `${DECLARATION}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${
    escaped(profile.language)
  }">${parts.join("")}</feed>\n`;
}

function entryElement(item: FeedItem): string {
  const { id, url, description, published, updated, tags, language } = item;
  const parts = [
    element("title", item.title),
    element("id", id),
    link("alternate", url, "text/html"),
    ...(published ? [element("published", published)] : []),
    element("updated", updated),
    ...tags.map((tag) => `<category term="${escaped(tag)}"/>`),
    ...(description ? [element("summary", description)] : []),
    `<content type="html">${escaped(item.html)}</content>`,
  ];
  return element("entry", parts, language && ` xml:lang="${language}"`);
}

function link(rel: string, href: string, type: string): string {
  return `<link rel="${rel}" type="${type}" href="${escaped(href)}"/>`;
}

/** JSON Feed 1.1 (jsonfeed.org). */
async function json(feed: Feed, sources: Sources): Promise<string> {
  const { baseUrl, content: { profile }, urlOf } = sources;
  const items = await feedItems(feed, sources);
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    description: feed.description,
    home_page_url: urlOf(feed.path),
    feed_url: urlOf(`${feed.file}.json`),
    icon: `${baseUrl}/icon-512.png`,
    authors: [{ name: profile.name, url: `${baseUrl}/` }],
    language: profile.language,
    items: items.map(({ id, url, title, tags, language, ...item }) => ({
      ...{ id, url, title, tags, language },
      summary: item.description,
      content_html: item.html,
      image: item.image && baseUrl + imageAddress({ path: item.image.file }),
      date_published: item.published,
      date_modified: item.updated,
    })),
  });
}
