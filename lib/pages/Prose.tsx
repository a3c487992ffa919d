import { renderInline, renderMarkdown } from "../markdown/render_markdown.ts";
import { usePage } from "./page_context.ts";
import { words } from "./words.ts";

interface Props {
  /** Markdown; `{base_url}` in it is the address of the site. */
  source: string;
  /** All but a `div` hold one line. */
  as?: "div" | "p" | "td";
}

/** Words of the content, which are Markdown. */
export function Prose({ source, as: Tag = "div" }: Props) {
  const { baseUrl, ids } = usePage();
  const text = source.replaceAll("{base_url}", baseUrl).trim();
  const html = Tag === "div"
    ? renderMarkdown(text, { ids, words: words.markdown })
    : renderInline(text);
  return <Tag dangerouslySetInnerHTML={{ __html: html }} />;
}
