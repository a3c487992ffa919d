import type { Token } from "marked";
import { markdown } from "./lexer.ts";
import { textOfToken } from "./plain_text.ts";

/** The words of a Markdown text alone, with an empty line between its blocks. */
export function plainParagraphs(source: string): string {
  return joined(blocksOf(source));
}

interface Told {
  /** All but the lists with bullets. */
  paragraphs: string;
  /** The items of the lists with bullets. */
  bullets: string[];
}

/** The words alone of a text that tells of something and then lists its points. */
export function paragraphsAndBullets(source: string): Told {
  const blocks = blocksOf(source);
  return {
    paragraphs: joined(blocks.filter((block) => bulletsOf(block).length === 0)),
    bullets: blocks.flatMap(bulletsOf).map(textOfToken),
  };
}

function blocksOf(source: string): Token[] {
  const blocks = markdown.lexer(source);
  // A line that the writer broke for himself goes on; a hard break is none of these.
  markdown.walkTokens(blocks, (token) => {
    if (token.type === "text") token.text = token.text.replaceAll("\n", " ");
  });
  return blocks;
}

function bulletsOf(block: Token): Token[] {
  return block.type === "list" && !block.ordered ? block.items : [];
}

function joined(blocks: Token[]): string {
  return blocks.map(textOfToken).filter(Boolean).join("\n\n");
}
