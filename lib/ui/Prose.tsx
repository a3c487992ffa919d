import {
  renderInline,
  renderMarkdown,
} from "../base/markdown/render_markdown.ts";
import { withValues } from "../content/mod.ts";
import type { LanguageAttributes } from "./in_language.ts";
import { usePage, useSite } from "./site_context.ts";

interface Props extends LanguageAttributes {
  /** Markdown, with placeholders. */
  source: string;
  /** All but a `div` hold one line. */
  as?: "div" | "p" | "dd" | "span";
  class?: string;
}

/** Words of the content, which are Markdown. */
export function Prose({ source, as: Tag = "div", ...attributes }: Props) {
  const site = useSite();
  const { ids } = usePage();
  const text = withValues(source, site).trim();
  const html = Tag === "div"
    ? renderMarkdown(text, {
      ids,
      words: { ...site.words.markdown, ...site.words.lists, ...site.fixed },
      sizeOf: site.imageAt,
    })
    : renderInline(text);
  const __html = withLanguages(html, site);
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html }} />;
}

/** Names the language of each linked page that is not in that of the site. */
function withLanguages(html: string, site: ReturnType<typeof useSite>): string {
  const { pages, baseUrl } = site;
  const others = pages.filter(({ language }) => language);
  if (others.length === 0) return html;
  return html.replaceAll(/<a href="([^"?#]*)/g, (link, href: string) => {
    const { language } = others.find(({ path }) =>
      path === href || baseUrl + path === href
    ) ?? {};
    return language ? link.replace("<a", `<a hreflang="${language}"`) : link;
  });
}
