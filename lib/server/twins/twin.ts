import type { Twin } from "../../state.ts";
import { tokensOf } from "../../base/text/code_points.ts";
import type { Reading } from "../../base/markdown/from_html.ts";
import type { Published } from "../../site.ts";
import { metaDescription } from "../../content/mod.ts";
import { fill } from "../../base/words/fill.ts";
import { languageOf, type PageMeta } from "../../content/page_meta.ts";
import type { Words } from "../../base/words/words.ts";

/** Front matter, content and further links of a page. */
export function twinOf(
  page: PageMeta,
  { head, body }: Pick<Reading, "head" | "body">,
  site: Published,
  { index, onward, allPages }: Words["twin"],
): Twin {
  const { urlOf } = site;
  const content = [
    head,
    // Early, for a reader who stops after the beginning.
    fill(index, { address: urlOf("/llms.txt") }),
    body,
    `## ${onward}`,
    `- [${allPages}](${urlOf("/sitemap.md")})\n`,
  ].join("\n\n");
  const textWith = (tokens: number) =>
    [
      "---",
      `title: ${JSON.stringify(page.title)}`,
      `description: ${JSON.stringify(metaDescription(page, site.content))}`,
      `canonical_url: ${urlOf(page.path)}`,
      `last_updated: ${page.updated}`,
      ...languageLines(page, site),
      `tokens: ${tokens}`,
      "---",
      "",
      content,
    ].join("\n");
  const tokens = tokensOf(textWith);
  // Made for each use, because most twins are only counted.
  return {
    page,
    body,
    tokens,
    get text() {
      return textWith(tokens);
    },
  };
}

/** The language, if the site has others, and the addresses of translations. */
function languageLines(
  page: PageMeta,
  { baseUrl, content }: Published,
): string[] {
  const named = languageOf(page, content);
  const others = page.translations
    ?.filter(({ language }) => language !== content.profile.language) ?? [];
  return [
    ...named ? [`language: ${named}`] : [],
    ...others.length > 0 ? ["translations:"] : [],
    ...others.map(({ language, path }) => `  ${language}: ${baseUrl}${path}`),
  ];
}
