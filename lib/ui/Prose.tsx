import { originalHeadings } from "../base/markdown/parts.ts";
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
  /** Words for the ids of the headings in a part of a text. */
  names?: string[];
}

/** Words of the content, which are Markdown. */
export function Prose(
  { source, as: Tag = "div", names, ...attributes }: Props,
) {
  const site = useSite();
  const { ids } = usePage();
  const given = useHeadingNames(source);
  const text = withValues(source, site).trim();
  const __html = Tag === "div"
    ? renderMarkdown(text, {
      ids,
      names: names ?? given,
      words: { ...site.words.markdown, ...site.words.lists, ...site.fixed },
      sizeOf: site.imageAt,
    })
    : renderInline(text);
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html }} />;
}

/** Words for the ids of headings: those of the original, if the text translates one. */
export function useHeadingNames(source: string): string[] | undefined {
  const site = useSite();
  const original = site.originalOf?.(source);
  return original === undefined ? undefined : originalHeadings(
    withValues(source, site),
    withValues(original, site),
  );
}
