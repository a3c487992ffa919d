import {
  escapeLine,
  escapeText,
} from "../../lib/base/markdown/escape_markdown.ts";

/** Plain text as Markdown. Lines and paragraphs stay separate. */
export function paragraphs(text = ""): string {
  return text.split("\n").map(escaped)
    .reduce((before, line) => before + lineEnd(before, line) + line, "");
}

/** A list with bullets, an item a line. */
export function bullets(items: string[]): string {
  return items.map((item) => `- ${escaped(item)}`).join("\n");
}

/** A paragraph and a list below it. */
export function bodyOf(text: string | undefined, points: string[]): string {
  return [paragraphs(text), bullets(points)].filter(Boolean).join("\n\n");
}

function escaped(line: string): string {
  const pieces = line.split(ADDRESS).map((piece, index) =>
    index % 2 === 0 ? escapeText(piece).replace(LINKED, "$1\\$2") : `<${piece}>`
  );
  return escapeLine(pieces.join(""));
}

/** A web address is a link; what ends a sentence is not part of it. */
const ADDRESS = /(https?:\/\/[^\s<>]*[^\s<>?!.,:;*_~'"()[\]{}|\\`])/i;

// Autolinks cannot be escaped with a backslash.
const LINKED = /(https?(?=:)|ftp(?=:)|www(?=\.)|(?=@))([:.@])/gi;

/** A line of a paragraph is broken by hand. */
function lineEnd(before: string, line: string): string {
  if (before === "") return "";
  return line === "" || before.endsWith("\n") ? "\n" : "\\\n";
}
