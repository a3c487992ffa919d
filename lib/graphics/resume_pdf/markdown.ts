import type { Token } from "marked";
import { markdown } from "../../base/markdown/lexer.ts";
import { textOfToken } from "../../base/markdown/plain_text.ts";
import { type Block, block, type Span } from "./block.ts";

/** `base` completes addresses. `before`: blocks that stand above. */
export function markdownBlocks(
  source: string,
  base: string,
  before: Block[] = [],
): Block[] {
  const blocks = [...before, ...blocksIn(markdown.lexer(source), base, 0)];
  return blocks.map((each, at) => {
    const isTight = each.tag === "LI" || blocks[at - 1]?.tag === "LI";
    return { ...each, above: at === 0 ? 0 : isTight ? 1.1 : 3.4 };
  });
}

function blocksIn(tokens: Token[], base: string, depth: number): Block[] {
  return tokens.flatMap((token): Block[] => {
    if (token.type === "list") {
      const { items, ordered, start }: typeof token = token;
      return items.flatMap((item: { tokens: Token[] }, at: number) => {
        const [first, ...rest] = blocksIn(item.tokens, base, depth + 1);
        const label = ordered ? `${Number(start) + at}.` : "–";
        return first ? [{ ...first, tag: "LI", label }, ...rest] : [];
      });
    }
    const spans = INLINE.includes(token.type)
      ? [spansOf(token, base, token.type === "heading" ? "strong" : "text")]
      : textOfToken(token).split("\n").filter(Boolean)
        .map((text): Span[] => [{ text, style: "text" }]);
    return spans.map((spans) => block(spans, "text", { depth }));
  });
}

const INLINE = ["heading", "paragraph", "text"];

/** Text with its links, and what is strong in it. */
function spansOf(token: Token, base: string, style: Span["style"]): Span[] {
  if (token.type === "br") return [{ text: " ", style }];
  if (!("tokens" in token) || !token.tokens) {
    return [{ text: "text" in token ? token.text : "", style }];
  }
  const own = token.type === "strong" ? "strong" : style;
  const spans = token.tokens.flatMap((each) => spansOf(each, base, own));
  const href = token.type === "link" ? addressOf(token.href, base) : undefined;
  return href ? spans.map((span) => ({ ...span, href })) : spans;
}

/** Undefined for what is no address. */
export function addressOf(href: string, base: string): string | undefined {
  const url = URL.parse(href, base);
  const isKnown = url && /^(?:https?|mailto|tel):/.test(url.href);
  return isKnown ? url.href : undefined;
}
