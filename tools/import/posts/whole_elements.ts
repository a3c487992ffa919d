import { codeRanges } from "./code.ts";
import { keepLines } from "./comment_out.ts";
import { type Addresses, htmlToMarkdown } from "./html.ts";

/** Elements that are taken whole, with all that is in them. */
export const WHOLE = new Set(
  "audio blockquote button canvas center dl embed figure form h1 h2 h3 h4 h5 h6 iframe object ol p picture pre script select style svg table textarea ul video"
    .split(" "),
);
const OPENING = /<([a-z][a-z0-9]*)\b[^<>]*>/g;
const INLINE = new Set(
  "audio embed iframe object script style svg video".split(" "),
);

/** Tables, lists, frames and the like: their Markdown comes from the whole element. */
export function takeWhole(text: string, addresses: Addresses): string {
  const code = codeRanges(text);
  const parts: string[] = [];
  let end = 0;
  for (const { index, 1: name = "" } of text.matchAll(OPENING)) {
    const isCode = code.some(([start, end]) => index >= start && index < end);
    if (index < end || isCode || !WHOLE.has(name)) continue;
    const before = text.slice(text.lastIndexOf("\n", index - 1) + 1, index);
    if (before.trim() !== "" && !INLINE.has(name)) continue;
    const close = endOf(text, name, index);
    if (close === undefined) continue;
    const html = text.slice(index, close);
    const markdown = htmlToMarkdown(
      html,
      addresses,
      (at) => addresses.remarks.placeAt(text, index + at),
    );
    parts.push(text.slice(end, index), keepLines(html, markdown));
    end = close;
  }
  return parts.join("") + text.slice(end);
}

/** The end of an element, which may hold others of its name. */
function endOf(text: string, name: string, from: number): number | undefined {
  let depth = 0;
  for (
    const match of text.slice(from).matchAll(
      /<(\/?)([a-z][a-z0-9]*)\b[^<>]*?(\/?)>/gi,
    )
  ) {
    if (match[2]?.toLowerCase() !== name) continue;
    if (!match[1]) depth++;
    if (match[1] || match[3] || name === "embed") depth--;
    if (depth === 0) return from + match.index + match[0].length;
  }
}
