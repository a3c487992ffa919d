import { BETWEEN_CELLS } from "./between_cells.ts";
import { noteLabel } from "./html_notes.ts";
import {
  type Element,
  elements,
  liveCall,
  type Node,
  rawText,
} from "./html_tree.ts";

/** Plain text, each block and each table row on its own line. */
export function plainTextOf(block: Element): string {
  return wordsOf(block).replaceAll(/ +/g, " ")
    .replaceAll(/(?<!\s)\s*\n\s*/g, "\n").trim();
}

const LINES = new Set(
  "blockquote br dd div dt figcaption h1 h2 h3 h4 h5 h6 li p pre summary"
    .split(" "),
);

function wordsOf(node: Node): string {
  if (typeof node === "string") return node.replaceAll(/\s+/g, " ");
  const { name, attributes, children } = node;
  if (noteLabel(node)) return "";
  // A live value will have changed before the next search.
  if (liveCall(node)) return "";
  // Machine names stand beside the text that explains them.
  if (name === "a" && attributes.class === "m") return "";
  if (name === "img") return attributes.alt ?? "";
  if (name === "tr") return `${cellsOf(node).join(BETWEEN_CELLS)}\n`;
  const words = name === "pre"
    ? rawText(node).replaceAll("\t", " ")
    : children.map(wordsOf).join("");
  return LINES.has(name) ? `${words}\n` : words;
}

function cellsOf(row: Element): string[] {
  return elements(row).map((cell) => wordsOf(cell).trim());
}
