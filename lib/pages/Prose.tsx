import { renderInline, renderMarkdown } from "../markdown/render_markdown.ts";
import { announcedLimit, limitInWords } from "../rate_limit/limit_in_words.ts";
import { usePage } from "./page_context.ts";
import { useSite, useWords } from "./site_context.ts";

interface Props {
  /**
   * Markdown; `{base_url}` in it is the address of the site, `{rate_limit}` the
   * number that the rate headers announce, and `{rate_limit_rule}` a sentence.
   */
  source: string;
  /** All but a `div` hold one line. */
  as?: "div" | "p" | "td";
  /** Where it is not that of the page around it. */
  lang?: string;
  dir?: "ltr";
}

/** Words of the content, which are Markdown. */
export function Prose({ source, as: Tag = "div", ...spoken }: Props) {
  const words = useWords();
  const { ids } = usePage();
  const { baseUrl, rateLimit, language, imageAt } = useSite();
  const text = source.replaceAll("{base_url}", baseUrl)
    .replaceAll("{rate_limit}", String(announcedLimit(rateLimit)))
    .replaceAll(
      "{rate_limit_rule}",
      limitInWords(rateLimit, words.rateLimit, language),
    ).trim();
  const html = Tag === "div"
    ? renderMarkdown(text, { ids, words: words.markdown, sizeOf: imageAt })
    : renderInline(text);
  return <Tag {...spoken} dangerouslySetInnerHTML={{ __html: html }} />;
}
