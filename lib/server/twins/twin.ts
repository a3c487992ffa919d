import type { Twin } from "../../state.ts";
import { estimateTokens } from "../../base/markdown/estimate_tokens.ts";
import type { Reading } from "../../base/markdown/from_html.ts";
import { fill } from "../../base/words/fill.ts";
import type { PageMeta } from "../../content/page_meta.ts";
import type { Words } from "../../base/words/words.ts";

/** Front matter, content and further links of a page. */
export function twinOf(
  page: PageMeta,
  { head, body }: Pick<Reading, "head" | "body">,
  baseUrl: string,
  { index, onward, allPages }: Words["twin"],
): Twin {
  const content = [
    head,
    // Early, for a reader who stops after the beginning.
    fill(index, { address: `${baseUrl}/llms.txt` }),
    body,
    `## ${onward}`,
    `- [${allPages}](${baseUrl}/sitemap.md)\n`,
  ].join("\n\n");
  const textWith = (tokens: number) =>
    [
      "---",
      `title: ${JSON.stringify(page.title)}`,
      `description: ${JSON.stringify(page.description)}`,
      `canonical_url: ${baseUrl}${page.path}`,
      `last_updated: ${page.updated}`,
      ...page.language ? [`language: ${page.language}`] : [],
      `tokens: ${tokens}`,
      "---",
      "",
      content,
    ].join("\n");
  // The text includes its own token count. More digits only raise it, so this ends.
  let tokens = 0;
  for (;;) {
    const text = textWith(tokens);
    const counted = estimateTokens(text);
    if (counted === tokens) return { page, text, tokens, body };
    tokens = counted;
  }
}
