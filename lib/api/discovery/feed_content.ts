import { imageAddress } from "../../content/anchors.ts";
import type { Picture, SectionEntry } from "../../content/content.ts";
import { valuesOf, withValues } from "../../content/mod.ts";
import { escapeHtml } from "../../base/markdown/escape_html.ts";
import { renderMarkdown } from "../../base/markdown/render_markdown.ts";
import type { Sources } from "./document.ts";

/** The whole entry as HTML with absolute URLs, because readers show it elsewhere. */
export function feedContent(entry: SectionEntry, sources: Sources): string {
  const { urlOf, baseUrl, content, imageAt } = sources;
  const { words } = content;
  const values = valuesOf(content, sources);
  const body = entry.body
    ? renderMarkdown(withValues(entry.body, values), {
      ids: new Set(),
      words: { ...words.markdown, ...words.lists },
      sizeOf: imageAt,
      whole(href) {
        const url = URL.parse(href, baseUrl + entry.path)?.href ?? href;
        const isOurs = url.startsWith(`${baseUrl}/`);
        return isOurs ? urlOf(url.slice(baseUrl.length)) : url;
      },
    })
    : `<p>${escapeHtml(entry.description ?? entry.title)}</p>`;
  const links = entry.links.map(({ label, url }) =>
    `<li><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></li>`
  );
  return [
    entry.image ? picture(entry.image, sources) : "",
    body,
    links.length > 0 ? `<ul>${links.join("")}</ul>` : "",
  ].join("");
}

function picture({ file, alt }: Picture, { baseUrl, imageAt }: Sources) {
  const address = imageAddress({ path: file });
  const { width, height } = imageAt(address) ?? {};
  const source = escapeHtml(baseUrl + address);
  return `<p><img src="${source}" alt="${
    escapeHtml(alt)
  }" width="${width}" height="${height}"/></p>`;
}
