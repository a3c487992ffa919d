import type { Site } from "../../site.ts";
import { type PageMeta, twinPath } from "../../content/page_meta.ts";
import { aiCatalog, ard } from "./ai_catalog.ts";
import { apiCatalog } from "./api_catalog.ts";
import type { Document } from "./document.ts";
import { feed } from "./feed.ts";
import { llms } from "./llms.ts";
import { openapi } from "./openapi.ts";
import { sitemap } from "./sitemap.ts";

/** Links in the head and in the `Link` header of every page. */
export const siteLinks = [
  to(apiCatalog, "api-catalog"),
  to(openapi, "service-desc"),
  { rel: "service-doc", href: "/developers", type: "text/html" },
  to(llms, "describedby"),
  to(sitemap, "sitemap"),
  to(aiCatalog, "ai-catalog"),
  to(ard, "ard"),
  to(feed, "alternate"),
];

function to({ path, mediaType }: Document, rel: string) {
  const [type = ""] = mediaType.split(";");
  return { rel, href: path, type };
}

/** The `Link` header (RFC 8288) of both HTML and Markdown. */
export function linkHeader(
  page: PageMeta,
  { pathOf, urlOf }: Pick<Site, "pathOf" | "urlOf">,
): string {
  const { path } = page;
  return [
    `<${urlOf(path)}>; rel="canonical"`,
    `<${pathOf(twinPath(path))}>; rel="alternate"; type="text/markdown"`,
    ...neighbourLinks(page, pathOf),
    ...siteLinks.map(({ rel, href, type }) =>
      `<${pathOf(href)}>; rel="${rel}"; type="${type}"`
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
