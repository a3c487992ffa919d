/** Sizes of letters and lines in points, and weights: the print of /about. */
export const STYLES = {
  name: { size: 24, leading: 30, weight: 500, tone: "ink" },
  lead: { size: 11.5, leading: 16.1, weight: 400, tone: "soft" },
  company: { size: 11.5, leading: 15.6, weight: 500, tone: "ink" },
  strong: { size: 8.75, leading: 11.9, weight: 600, tone: "ink" },
  text: { size: 8.75, leading: 11.9, weight: 400, tone: "ink" },
  date: { size: 7.75, leading: 10.54, weight: 400, tone: "ink" },
  small: { size: 7.75, leading: 10.54, weight: 400, tone: "soft" },
} as const;

export interface Span {
  text: string;
  style: keyof typeof STYLES;
  href?: string;
}

/** A paragraph, a heading or an item of a list. */
export interface Block {
  tag: "H1" | "H2" | "H3" | "H4" | "P" | "LI";
  spans: Span[];
  /** Space above it, in points. */
  above: number;
  /** Depth of its list; −1 for the whole width. */
  depth: number;
  label?: string;
  isRuled?: true;
  /** The heading or the date at its side. */
  gutter?: Block;
  /** Stands in its last line, if it fits there. */
  behind?: Block;
}

/** Blocks that stay together if they can. */
export interface Unit {
  blocks: Block[];
  isList?: true;
}

export function block(
  text: string | Span[],
  style: Span["style"],
  rest: Partial<Block> = {},
): Block {
  const spans = typeof text === "string" ? [{ text, style }] : text;
  return { tag: "P", spans, above: 0, depth: 0, ...rest };
}

/** Sets the heading of a part into the gutter. Without blocks there is none. */
export function part(title: string, [first, ...rest]: Block[]): Block[] {
  const gutter = block(title, "small", { tag: "H2" });
  return first ? [{ ...first, above: 11, gutter }, ...rest] : [];
}
