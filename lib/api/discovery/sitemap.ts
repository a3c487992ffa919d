import { escapeWords } from "../../base/markdown/escape_markdown.ts";
import { fill } from "../../base/words/fill.ts";
import type { Document } from "./document.ts";
import { blocks, pageParts } from "./words.ts";
import { DECLARATION, element } from "./xml.ts";

/** sitemaps.org 0.9. */
export const sitemap: Document = {
  path: "/sitemap.xml",
  mediaType: "application/xml; charset=utf-8",
  title: "Sitemap",
  description: "every page with its last change",
  role: "crawler",
  render({ baseUrl, pages }) {
    const urls = pages.map(({ path, updated }) =>
      element("url", [
        element("loc", baseUrl + path),
        element("lastmod", updated),
      ])
    );
    return `${DECLARATION}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${
      urls.join("")
    }</urlset>\n`;
  },
};

export const sitemapMarkdown: Document = {
  path: "/sitemap.md",
  mediaType: "text/markdown; charset=utf-8",
  title: "Sitemap in Markdown",
  description: "every page with its size in tokens",
  role: "index",
  async render(sources) {
    const { baseUrl, content: { profile, words: { indexes } } } = sources;
    return blocks(
      `# ${fill(indexes.sitemap, { name: escapeWords(profile.name) })}`,
      fill(indexes.all, { address: `${baseUrl}/llms.txt` }),
      ...await pageParts(sources),
    );
  },
};
