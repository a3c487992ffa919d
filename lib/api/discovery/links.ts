import type { Site } from "../../site.ts";
import type { Content } from "../../content/content.ts";
import { type PageMeta, twinPath } from "../../content/page_meta.ts";
import { aiCatalog, ard } from "./ai_catalog.ts";
import { apiCatalog } from "./api_catalog.ts";
import { apiLlms } from "./api_llms.ts";
import { developersLlms } from "./developers_llms.ts";
import type { Document } from "./document.ts";
import { feedsOf } from "./feed.ts";
import { feedDocuments } from "./feed_documents.ts";
import { llms } from "./llms.ts";
import { openapi } from "./openapi.ts";
import { sitemap } from "./sitemap.ts";

/** Links in the head and in the `Link` header of a page. */
export function siteLinks(page: PageMeta | undefined, content: Content) {
  const feeds = feedsOf(content)
    .filter(({ slug }) => slug === "" || slug === page?.section);
  return [
    to(apiCatalog, "api-catalog"),
    to(openapi, "service-desc"),
    { rel: "service-doc", href: "/developers", type: "text/html" },
    to(indexOf(page?.path), "describedby"),
    to(sitemap, "sitemap"),
    to(aiCatalog, "ai-catalog"),
    to(ard, "ard"),
    ...feeds.flatMap((feed) =>
      feedDocuments(feed)
        .map((each) => ({ ...to(each, "alternate"), title: feed.title }))
    ),
  ];
}

/** The most specific `llms.txt` that covers a path (llmstxt.org, version 2). */
function indexOf(path?: string): Document {
  return path === "/developers" ? developersLlms : llms;
}

/** Links of every answer of the API (RFC 8631). */
export const apiLinks = [
  to(openapi, "service-desc"),
  to(apiLlms, "describedby"),
].map(written);

function written({ rel, href, type }: ReturnType<typeof to>): string {
  return `<${href}>; rel="${rel}"; type="${type}"`;
}

function to({ path, mediaType }: Document, rel: string) {
  const [type = ""] = mediaType.split(";");
  return { rel, href: path, type };
}

/** The `Link` header (RFC 8288) of both HTML and Markdown. */
export function linkHeader(
  page: PageMeta,
  { content, pathOf, urlOf }: Pick<Site, "content" | "pathOf" | "urlOf">,
): string {
  const { path } = page;
  return [
    `<${urlOf(path)}>; rel="canonical"`,
    `<${pathOf(twinPath(path))}>; rel="alternate"; type="text/markdown"`,
    ...neighbourLinks(page, pathOf),
    ...siteLinks(page, content).map((link) =>
      written({ ...link, href: pathOf(link.href) })
    ),
  ].join(", ");
}

/** Links to the previous and the next page; `pathOf` maps to HTML or Markdown. */
export function neighbourLinks(
  page: PageMeta,
  pathOf: (path: string) => string,
): string[] {
  return (["prev", "next"] as const).flatMap((rel) => {
    const path = page[rel];
    return path === undefined ? [] : [`<${pathOf(path)}>; rel="${rel}"`];
  });
}

/** Names the index of language models that covers a page, for its twin. */
export function indexLink(
  { path }: PageMeta,
  { pathOf }: Pick<Site, "pathOf">,
): string {
  const link = to(indexOf(path), "describedby");
  return written({ ...link, href: pathOf(link.href) });
}
