import type { Token, Tokens } from "marked";
import { markdown } from "../../base/markdown/lexer.ts";
import { textOfToken } from "../../base/markdown/plain_text.ts";
import { type Block, type Span, textBlock } from "./blocks.ts";
import type { StyleName } from "./styles.ts";

/** `base` completes addresses. */
export function markdownBlocks(source: string, base: string): Block[] {
  const blocks = markdown.lexer(source).flatMap((token) =>
    blocksOf(token, base, 0)
  );
  return blocks.map((block, at) => {
    const isAfterItem = blocks[at - 1]?.tag === "LI";
    const above = block.tag === "LI" || isAfterItem ? "item" : "paragraph";
    return { ...block, above: at === 0 ? "none" : above };
  });
}

function blocksOf(token: Token, base: string, depth: number): Block[] {
  switch (token.type) {
    case "space":
    case "def":
    case "hr":
      return [];
    case "list":
      return itemsOf(token, base, depth);
    case "paragraph":
    case "text":
      return [textBlock(spansOf([token], base, "text"), "text", { depth })];
    case "heading":
      return [textBlock(spansOf([token], base, "strong"), "text", { depth })];
    case "blockquote":
      return blocksIn(token, base, depth);
    default:
      return textOfToken(token).split("\n").filter(Boolean)
        .map((line) => textBlock(line, "text", { depth }));
  }
}

function blocksIn(token: Token, base: string, depth: number): Block[] {
  const tokens: Token[] = "tokens" in token && token.tokens || [];
  return tokens.flatMap((each) => blocksOf(each, base, depth));
}

function isList(token: Token): token is Tokens.List {
  return token.type === "list";
}

/** Items with their first words; what follows in them stands below. */
function itemsOf(token: Token, base: string, depth: number): Block[] {
  if (!isList(token)) return [];
  const { items, ordered, start } = token;
  return items.flatMap((item, at) => {
    const [first, ...rest] = blocksIn(item, base, depth + 1);
    if (!first) return [];
    const label = ordered ? `${Number(start) + at}.` : "–";
    const isPlain = first.tag === "P";
    return isPlain
      ? [{ ...first, tag: "LI", label }, ...rest]
      : [first, ...rest];
  });
}

/** Text with its links, and what is strong in it. */
function spansOf(tokens: Token[], base: string, style: StyleName): Span[] {
  return tokens.flatMap((token): Span[] => {
    if (token.type === "br") return [{ text: " ", style }];
    const inner: Token[] = "tokens" in token && token.tokens || [];
    if (inner.length === 0) {
      return [{ text: textOfInline(token), style }];
    }
    const strong = token.type === "strong" ? "strong" : style;
    const spans = spansOf(inner, base, strong);
    const href = token.type === "link" && addressOf(token.href, base);
    return href ? spans.map((span) => ({ ...span, href })) : spans;
  });
}

function textOfInline(token: Token): string {
  return "text" in token ? token.text.replace(/\s+/g, " ") : "";
}

const SCHEMES = ["https:", "http:", "mailto:", "tel:"];

/** Undefined for what is no address. */
export function addressOf(href: string, base: string): string | undefined {
  const url = URL.parse(href, base);
  return url && SCHEMES.includes(url.protocol) ? url.href : undefined;
}
