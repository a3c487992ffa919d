import { noteLabel } from "./html_notes.ts";
import { type Element, type Node, rawText } from "./html_tree.ts";

/** The words alone, each block on a line of its own. */
export function plainTextOf(block: Element): string {
  return wordsOf(block).replaceAll(/[ \t]+/g, " ")
    .replaceAll(/(?<!\s)\s*\n\s*/g, "\n").trim();
}

const LINES = new Set(
  "blockquote br dd div dt figcaption h1 h2 h3 h4 h5 h6 li p pre summary tr"
    .split(" "),
);

function wordsOf(node: Node): string {
  if (typeof node === "string") return node.replaceAll(/\s+/g, " ");
  const { name, attributes, children } = node;
  if (noteLabel(node)) return "";
  // What programs call a thing, beside the words that say it.
  if (name === "a" && attributes.class === "m") return "";
  if (name === "img") return attributes.alt ?? "";
  const words = name === "pre" ? rawText(node) : children.map(wordsOf).join("");
  if (LINES.has(name)) return `${words}\n`;
  return name === "td" || name === "th" ? `${words} ` : words;
}
