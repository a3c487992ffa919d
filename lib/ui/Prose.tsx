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
  /** Words for the ids of its headings. Default: found by the text. */
  names?: string[];
}

/** Words of the content, which are Markdown. */
export function Prose(
  { source, as: Tag = "div", names, ...attributes }: Props,
) {
  const site = useSite();
  const { ids } = usePage();
  const text = withValues(source, site).trim();
  const __html = Tag === "div"
    ? renderMarkdown(text, {
      ids,
      names: names ?? site.headingNames(source),
      words: { ...site.words.markdown, ...site.words.lists, ...site.fixed },
      sizeOf: site.imageAt,
    })
    : renderInline(text);
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html }} />;
}
