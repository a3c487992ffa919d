import type { Token } from "marked";
import { markdown } from "./lexer.ts";
import { textOfToken } from "./plain_text.ts";

/** The text of Markdown, with an empty line between blocks. */
export function plainParagraphs(source: string): string {
  return joined(blocksOf(source));
}

export function paragraphsAndBullets(source: string) {
  const blocks = blocksOf(source);
  return {
    paragraphs: joined(blocks.filter((block) => bulletsOf(block).length === 0)),
    bullets: blocks.flatMap(bulletsOf).map(textOfToken),
  };
}

function blocksOf(source: string): Token[] {
  const blocks = markdown.lexer(source);
  // Joins soft line breaks. Hard breaks are other tokens.
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
