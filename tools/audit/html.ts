/** Text of a page without scripts. */
export function visibleText(html: string): string {
  return html.slice(Math.max(0, html.indexOf("<body")))
    .replaceAll(/<(script|style|template)\b[^]*?<\/\1>/g, " ")
    .replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ").trim();
}

export function headingsOf(html: string): number[] {
  return [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
}

/** One top heading, and no level left out on the way down. */
export function isSequential(levels: number[]): boolean {
  return levels.filter((level) => level === 1).length === 1 &&
    levels.every((level, i) => i === 0 || level <= (levels[i - 1] ?? 0) + 1);
}

// deno-lint-ignore no-explicit-any -- a check says what it expects by using it
export function graphOf(html: string): any[] {
  const [, data = "{}"] =
    /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(data)["@graph"] ?? [];
}

/** True if the page has the visible note that its person is a sample. */
export function isSample(html: string): boolean {
  return html.includes('<aside class="note">');
}

export function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]*)"`, "i").exec(tag)?.[1];
}

export function tagsOf(html: string, name: string): string[] {
  return html.match(new RegExp(`<${name}\\b[^>]*>`, "gi")) ?? [];
}

/** Links of Markdown, and of llms.txt. */
export function linksOf(markdown: string): string[] {
  const prose = markdown.replaceAll(/```[^]*?```|`[^`\n]*`/g, "");
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, url = ""]) => url);
}
