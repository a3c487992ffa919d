import { escapeLine, escapeText } from "../../lib/markdown/escape_markdown.ts";

/** Plain text as Markdown that says the same: its lines and paragraphs stay apart. */
export function paragraphs(text = ""): string {
  return text.split("\n").map(escaped)
    .reduce((before, line) => before + lineEnd(before, line) + line, "");
}

/** A list with bullets, an item a line. */
export function bullets(items: string[]): string {
  return items.map((item) => `- ${escaped(item)}`).join("\n");
}

/** What a body says first, and its points below. */
export function bodyOf(text: string | undefined, points: string[]): string {
  return [paragraphs(text), bullets(points)].filter(Boolean).join("\n\n");
}

function escaped(line: string): string {
  return escapeLine(escapeText(line));
}

/** A line of a paragraph is broken by hand. */
function lineEnd(before: string, line: string): string {
  if (before === "") return "";
  return line === "" || before.endsWith("\n") ? "\n" : "\\\n";
}
