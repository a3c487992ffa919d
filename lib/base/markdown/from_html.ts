import { flow } from "./html_flow.ts";
import { level, markdownOf } from "./html_blocks.ts";
import {
  type Element,
  elements,
  liveCall,
  type Node,
  noteLabel,
  rawText,
  readMain,
} from "./html_tree.ts";
import { BETWEEN_CELLS } from "./between_cells.ts";

/** The `<main>` of a page, for readers of Markdown and for search. */
export interface Reading {
  /** Markdown up to the title, with the title. */
  head: string;
  /** Markdown from the title on, with absolute links. */
  body: string;
  sections: Section[];
}

export interface Section {
  /** Plain text; empty for the text below the title. */
  heading: string;
  id: string;
  level: number;
  /** Plain text, each block on its own line. */
  text: string;
}

/** In steps, so that a long page does not block the event loop. */
export function* readingOf(html: string, address: string) {
  const blocks = flow(yield* readMain(html, address));
  yield;
  const title = blocks.findIndex((block) => level(block) === 1);
  const head = yield* markdownOfAll(blocks.slice(0, title + 1));
  const body = yield* markdownOfAll(blocks.slice(title + 1));
  return { head, body, sections: yield* sectionsOf(blocks) };
}

function* markdownOfAll(blocks: Element[]): Generator<void, string> {
  const texts: string[] = [];
  for (const block of blocks) {
    const text = markdownOf(block);
    if (text) texts.push(text);
    yield;
  }
  return texts.join("\n\n");
}

function* sectionsOf(blocks: Element[]): Generator<void, Section[]> {
  const sections: Section[] = [{ heading: "", id: "", level: 0, text: "" }];
  for (const block of blocks) {
    yield;
    const text = plainTextOf(block);
    const current = sections.at(-1);
    if (level(block) > 1) {
      const { id = "" } = block.attributes;
      sections.push({ heading: text, id, level: level(block), text: "" });
    } else if (current && level(block) === 0) {
      current.text = [current.text, text].filter(Boolean).join("\n");
    }
  }
  return sections.filter(({ heading, text }) => heading || text);
}

/** Plain text, each block and each table row on its own line. */
function plainTextOf(block: Element): string {
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
