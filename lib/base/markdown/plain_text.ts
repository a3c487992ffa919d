import type { Token, Tokens } from "marked";
import { decodeEntities } from "./decode_entities.ts";
import { markdown } from "./lexer.ts";

/** The text of Markdown, each block on its own line. */
export function plainText(source: string): string {
  return textOfTokens(markdown.lexer(source));
}

export function textOfTokens(tokens: Token[]): string {
  return tidy(textOfAll(tokens));
}

export function textOfToken(token: Token): string {
  return tidy(textOf(token));
}

/** Every heading, also in quotations. */
export function headingsOf(tokens: Token[]) {
  const found: { token: Token; depth: number; text: string }[] = [];
  markdown.walkTokens(tokens, (token) => {
    if (token.type !== "heading") return;
    found.push({ token, depth: token.depth, text: textOfToken(token) });
  });
  return found;
}

const BLOCKS = ["br", "code", "heading", "list_item", "paragraph", "space"];

/** Blocks end with a line end, to separate their words. */
function textOf(token: Token): string {
  if (token.type === "list") return textOfAll(token.items);
  if (token.type === "table") {
    return [token.header, ...token.rows].map(rowText).join("");
  }
  const isText = token.type === "text";
  const inner = "tokens" in token ? token.tokens : undefined;
  const own = "text" in token ? token.text : "";
  const text = inner ? textOfAll(inner) : isText ? decodeEntities(own) : own;
  // A text token has tokens only as a block, in a tight list item.
  const isBlock = isText ? inner : BLOCKS.includes(token.type);
  return isBlock ? `${text}\n` : text;
}

function textOfAll(tokens: Token[] = []): string {
  return tokens.map(textOf).join("");
}

function rowText(cells: Tokens.TableCell[]): string {
  return `${cells.map(({ tokens }) => textOfAll(tokens)).join(" ")}\n`;
}

function tidy(text: string): string {
  return text.replace(/[ \t]+/g, " ").replace(/(?<!\s)\s*\n\s*/g, "\n").trim();
}

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
