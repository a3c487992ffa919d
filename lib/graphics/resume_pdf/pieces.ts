import type { Block, Unit } from "./blocks.ts";
import type { Fonts } from "./fonts.ts";
import { linesOf, type Segment } from "./lines.ts";
import {
  GAP,
  GUTTER,
  INDENT,
  MARGIN,
  SPACE,
  type Style,
  STYLES,
} from "./styles.ts";

/** A line with the baseline of its letters. */
export interface Line {
  block: Block;
  x: number;
  y: number;
  segments: Segment[];
}

/** What no page break divides. Lines are below its top. */
export interface Piece {
  lines: Line[];
  above: number;
  height: number;
  /** Lines of a long paragraph after the first ones. */
  isRest: boolean;
  /** True if no page begins with it. */
  isGlued: boolean;
}

export interface Sheet {
  fonts: Fonts;
  /** Inside the margins. */
  width: number;
  height: number;
  /** Of the leading. */
  scale: number;
}

/** Lines at either end of a paragraph that two pages share. */
const MIN_LINES = 3;
/** Items of a list that two pages may share, however short. */
const MANY_ITEMS = 5;

/** The unit in pieces, glued together unless it is long. */
export function piecesOf(unit: Unit, sheet: Sheet): Piece[] {
  const pieces: Piece[] = [];
  const headings: Block[] = [];
  let lowest = 0;
  for (const block of unit.blocks) {
    const last = pieces.at(-1);
    if (block.column === "gutter") {
      if (block.tag === "H2") headings.push(block);
      else if (last) lowest = Math.max(lowest, attach(block, last, sheet));
    } else if (!last || !fitsBeside(block, last, sheet)) {
      const [first, ...rest] = flow(block, sheet);
      if (!first) continue;
      for (const heading of headings.splice(0)) {
        lowest = Math.max(lowest, attach(heading, first, sheet));
      }
      lowest -= first.height;
      pieces.push(first, ...rest);
    }
  }
  const last = pieces.at(-1);
  if (last && pieces.length === 1) last.height += Math.max(0, lowest);
  glue(pieces, unit, sheet);
  return pieces;
}

/** A block below the others. One longer than half a page is cut by lines. */
function flow(block: Block, sheet: Sheet): Piece[] {
  const { fonts, scale } = sheet;
  const left = leftOf(block);
  const segments = linesOf(block.spans, sheet.width - left, fonts);
  const style = styleOf(block);
  const leading = style.leading * scale;
  const isCut = segments.length * leading > sheet.height / 2 &&
    segments.length > 2 * MIN_LINES;
  const end = segments.length - MIN_LINES;
  const pieces: Piece[] = [];
  for (const [at, line] of segments.entries()) {
    const isNew = at === 0 || isCut && at >= MIN_LINES && at <= end;
    if (isNew) {
      const above = at === 0 ? SPACE[block.above] * scale : 0;
      const isRest = at > 0;
      pieces.push({ lines: [], above, height: 0, isRest, isGlued: false });
    }
    const piece = pieces.at(-1);
    if (!piece) continue;
    const y = piece.height + baselineOf(style, scale);
    piece.lines.push({ block, x: MARGIN.side + left, y, segments: line });
    piece.height += leading;
  }
  const last = pieces.at(-1);
  if (last && block.isRuled) last.height += SPACE.part;
  return pieces;
}

function leftOf({ column, depth = 0 }: Block): number {
  return column === "page" ? 0 : GUTTER + GAP + depth * INDENT;
}

/** Puts a block into the gutter, and returns where it ends below the top of the piece. */
function attach(block: Block, piece: Piece, { fonts, scale }: Sheet): number {
  // Some dates are wider than the column.
  const lines = linesOf(block.spans, GUTTER + GAP * 2 / 3, fonts);
  const leading = styleOf(block).leading * scale;
  const first = piece.lines[0]?.y ?? 0;
  for (const [at, segments] of lines.entries()) {
    const y = first + at * leading;
    piece.lines.push({ block, x: MARGIN.side, y, segments });
  }
  return first + (lines.length - 1) * leading + leading / 3;
}

function fitsBeside(block: Block, piece: Piece, sheet: Sheet): boolean {
  const { fonts, width } = sheet;
  const before = piece.lines.findLast(({ block }) => block.column === "text");
  if (block.column !== "beside" || !before) return false;
  const x = before.x + widthOf(before.segments) + INDENT * 3 / 4;
  const [segments = [], ...more] = linesOf(block.spans, width, fonts);
  if (more.length > 0 || x + widthOf(segments) > MARGIN.side + width) {
    return false;
  }
  piece.lines.push({ block, x, y: before.y, segments });
  return true;
}

function widthOf(segments: Segment[]): number {
  return segments.reduce((sum, { width }) => sum + width, 0);
}

function styleOf({ spans: [first] }: Block): Style {
  return STYLES[first?.style ?? "text"];
}

/** Capitals stand in the middle of their line. */
function baselineOf({ leading, size }: Style, scale: number): number {
  return leading * scale / 2 + size * 0.35;
}

/**
 * Keeps a unit together unless it is long. Then a role begins with its first words and
 * ends with two blocks, and a list of many items begins and ends with two of them.
 */
function glue(pieces: Piece[], { isList }: Unit, { height }: Sheet): void {
  const whole = pieces.reduce((sum, each) => sum + each.above + each.height, 0);
  const items = pieces.filter((piece) => depthOf(piece) === 1).length;
  const isLong = isList ? items >= MANY_ITEMS : whole > height * 2 / 3;
  const isTorn = isLong || isList && whole > height / 3;
  const words = pieces.findIndex(({ lines: [first] }) =>
    first?.block.tag === "P" || first?.block.tag === "LI"
  );
  let item = 0;
  for (const [at, piece] of pieces.entries()) {
    if (depthOf(piece) === 1) item++;
    const isEnd = isList
      ? depthOf(piece) !== 1 || isLong && (item === 2 || item === items)
      : at <= Math.max(words, 1) || at === pieces.length - 1;
    piece.isGlued = at > 0 && (!isTorn || isEnd && !piece.isRest);
  }
}

function depthOf({ isRest, lines: [first] }: Piece): number {
  return isRest ? 0 : first?.block.depth ?? 0;
}
