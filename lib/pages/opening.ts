import type { Content, Page } from "../content.ts";

/** The opening words of a page that must exist; the loader has seen to it. */
export function wordsOf(content: Content, slug: string): Page {
  const words = content.pages.find((page) => page.slug === slug);
  if (!words) throw new Error(`Cannot find content/pages/${slug}.md`);
  return words;
}

/** A Markdown table; a bar inside a cell would end it. */
export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)]
    .join("\n");
}
