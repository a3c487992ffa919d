import type { SPACE, StyleName } from "./styles.ts";

/** Text in one style. */
export interface Span {
  text: string;
  style: StyleName;
  href?: string;
}

/** A paragraph, a heading or an item of a list. */
export interface Block {
  tag: "H1" | "H2" | "H3" | "H4" | "P" | "LI";
  spans: Span[];
  /** `beside`: behind the block before it, if it fits there. */
  column: "page" | "gutter" | "text" | "beside";
  above: keyof typeof SPACE;
  /** Of an item: its sign, and the depth of its list. */
  label?: string;
  depth?: number;
  /** True with a rule below it. */
  isRuled?: true;
}

/** Blocks that stay together if they can: the head, a role, a part of the résumé. */
export interface Unit {
  blocks: Block[];
  /** A long list may be torn, though it fits a page. */
  isList?: true;
}

export function textBlock(
  text: string | Span[],
  style: StyleName,
  rest: Partial<Block> = {},
): Block {
  const spans = typeof text === "string" ? [{ text, style }] : text;
  return { tag: "P", spans, column: "text", above: "none", ...rest };
}

/** Sets the heading of a part into the gutter. Without blocks there is none. */
export function withHeading(title: string, [first, ...rest]: Block[]): Block[] {
  if (!first) return [];
  const heading = textBlock(title, "small", { tag: "H2", column: "gutter" });
  return [heading, { ...first, above: "part" }, ...rest];
}
