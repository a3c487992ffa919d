import { escapeWords } from "../../base/markdown/escape_markdown.ts";
import { fill } from "../../base/words/fill.ts";
import type { Document } from "./document.ts";
import { blocks, pageParts } from "./words.ts";
import { alternatesOf } from "./translations.ts";
import { DECLARATION, element, escaped } from "./xml.ts";

/** sitemaps.org 0.9. */
export const sitemap: Document = {
  path: "/sitemap.xml",
  mediaType: "application/xml; charset=utf-8",
  title: "Sitemap",
  description: "every page with its last change",
  role: "crawler",
  render({ baseUrl, pages }) {
    const urls = pages.flatMap((page) =>
      (page.translations ?? [page]).map(({ path, updated }) =>
        element("url", [
          element("loc", baseUrl + path),
          element("lastmod", updated),
          ...alternatesOf(page, baseUrl).map(({ hreflang, href }) =>
            `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${
              escaped(href)
            }"/>`
          ),
        ])
      )
    );
    const hasOthers = pages.some(({ translations }) => translations);
    return `${DECLARATION}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${
      hasOthers ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ""
    }>${urls.join("")}</urlset>\n`;
  },
};

export const sitemapMarkdown: Document = {
  path: "/sitemap.md",
  mediaType: "text/markdown; charset=utf-8",
  title: "Sitemap in Markdown",
  description: "every page with its size in tokens",
  role: "index",
  boundTo: "address and place",
  async render(sources) {
    const { urlOf, content: { profile, words: { indexes } } } = sources;
    return blocks(
      `# ${fill(indexes.sitemap, { name: escapeWords(profile.name) })}`,
      fill(indexes.all, { address: urlOf("/llms.txt") }),
      ...await pageParts(sources),
    );
  },
};
