/** A page as people and programs get it: one Markdown source, two forms. */
export interface Page {
  /** Path of the HTML form; the twin is beside it with the suffix `.md`. */
  path: string;
  title: string;
  /** 50 to 160 characters, for the head of the page and for search. */
  description: string;
  /** When the words last changed, YYYY-MM-DD. */
  updated: string;
  /** Whether the menu of every page has it. */
  inMenu: boolean;
  /** Markdown without front matter and without the title's heading. */
  body: string;
}

/** The path of the Markdown twin. */
export function twinPath(path: string): string {
  return path === "/" ? "/index.md" : `${path}.md`;
}

/** A rough count of tokens: a quarter of the code points, rounded up. */
export function estimateTokens(text: string): number {
  let codePoints = 0;
  for (const _ of text) codePoints++;
  return Math.ceil(codePoints / 4);
}

/** The Markdown twin: front matter, title, body, the ways on; every link absolute. */
export function toMarkdown(page: Page, baseUrl: string): Twin {
  const body = [
    `# ${page.title}`,
    // Early, so that one who reads only the beginning knows what else there is.
    `Index of this site: ${baseUrl}/llms.txt`,
    toBody(page, baseUrl),
    "## Sitemap",
    `- [All pages](${baseUrl}/sitemap.md)\n`,
  ].join("\n\n");
  const frontMatter = (tokens: number) =>
    [
      "---",
      `title: ${JSON.stringify(page.title)}`,
      `description: ${JSON.stringify(page.description)}`,
      `canonical_url: ${baseUrl}${page.path}`,
      `last_updated: ${page.updated}`,
      `tokens: ${tokens}`,
      "---",
      "",
      "",
    ].join("\n");
  // The number counts itself; more digits only ever raise it, so this ends.
  let tokens = 0;
  while (true) {
    const text = frontMatter(tokens) + body;
    const counted = estimateTokens(text);
    if (counted === tokens) return { text, tokens };
    tokens = counted;
  }
}

export interface Twin {
  text: string;
  tokens: number;
}

/**
 * The words of a page for use elsewhere: `](/path)` and `](#part)` mean
 * something on the site only.
 */
export function toBody({ path, body }: Page, baseUrl: string): string {
  return body.replaceAll("{base_url}", baseUrl)
    .replaceAll(/\]\(\/(?!\/)/g, `](${baseUrl}/`)
    .replaceAll("](#", `](${baseUrl}${path}#`);
}
