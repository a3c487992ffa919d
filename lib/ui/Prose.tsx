import {
  renderInline,
  renderMarkdown,
} from "../base/markdown/render_markdown.ts";
import { withValues } from "../content/mod.ts";
import { usePage, useSite } from "./site_context.ts";

interface Props {
  /** Markdown, with placeholders. */
  source: string;
  /** All but a `div` hold one line. */
  as?: "div" | "p" | "dd" | "span";
  class?: string;
  /** Set if it differs from the language of the page. */
  lang?: string;
  dir?: "ltr";
}

/** Words of the content, which are Markdown. */
export function Prose({ source, as: Tag = "div", ...attributes }: Props) {
  const site = useSite();
  const { ids } = usePage();
  const text = withValues(source, site).trim();
  const html = Tag === "div"
    ? renderMarkdown(text, {
      ids,
      words: { ...site.words.markdown, ...site.words.lists },
      sizeOf: site.imageAt,
    })
    : renderInline(text);
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}
