import type { Token } from "../../base/colour/tokens.ts";

export interface Style {
  /** Points, as all lengths. */
  size: number;
  leading: number;
  weight: 400 | 500 | 600;
  tone: Extract<Token, "ink" | "soft">;
}

/** The look of /about on paper: see `print` in static/styles.css. */
export const STYLES = {
  name: { size: 24, leading: 30, weight: 500, tone: "ink" },
  lead: { size: 11.5, leading: 16.1, weight: 400, tone: "soft" },
  company: { size: 11.5, leading: 15.6, weight: 500, tone: "ink" },
  strong: { size: 8.75, leading: 11.9, weight: 600, tone: "ink" },
  text: { size: 8.75, leading: 11.9, weight: 400, tone: "ink" },
  label: { size: 8.75, leading: 11.9, weight: 400, tone: "soft" },
  date: { size: 7.75, leading: 10.54, weight: 400, tone: "ink" },
  small: { size: 7.75, leading: 10.54, weight: 400, tone: "soft" },
} satisfies Record<string, Style>;

export type StyleName = keyof typeof STYLES;

const MM = 72 / 25.4;

/** Margins, and the columns between them. */
export const MARGIN = { top: 14 * MM, side: 18 * MM, bottom: 17 * MM };
export const GUTTER = 27 * MM;
export const GAP = 5 * MM;
export const INDENT = 12.6;
/** Baseline of the foot above the edge. */
export const FOOT = 10.5 * MM;

/** Space above a block. */
export const SPACE = {
  none: 0,
  item: 1.1,
  line: 2,
  paragraph: 3.4,
  role: 7,
  part: 11,
};

export const PAPERS: Record<"A4" | "letter", [number, number]> = {
  A4: [210 * MM, 297 * MM],
  letter: [612, 792],
};
