import { type Block, STYLES, type Unit } from "./block.ts";
import type { Fonts } from "./fonts.ts";
import { linesOf, type Segment, widthOf } from "./lines.ts";

const MM = 72 / 25.4;
export const MARGIN = { top: 14 * MM, side: 18 * MM, bottom: 17 * MM };
const GUTTER = 27 * MM;
const GAP = 5 * MM;
export const INDENT = 12.6;
/** Space between a baseline and the rule below it. */
export const RULE = 11;

/** A line with the place of its first letter. */
export interface Line {
  block: Block;
  /** From 0. */
  page: number;
  x: number;
  y: number;
  segments: Segment[];
}

/** Lines that no page break divides, by their distance from its top. */
interface Piece {
  block: Block;
  lines: Line[];
  above: number;
  height: number;
  /** Lines of a long paragraph after the first ones. */
  isRest: boolean;
}

/** Lines at either end of a paragraph that two pages share. */
const MIN_LINES = 3;
const MANY_ITEMS = 5;

/** Breaks pages of a size, inside the margins. `leading`: share of the usual one. */
export class Layout {
  constructor(
    private readonly fonts: Fonts,
    private readonly width: number,
    private readonly height: number,
    private readonly leading: number,
  ) {}

  pagesOf(units: Unit[]) {
    const lines: Line[] = [];
    let [page, y] = [0, 0];
    const makeRoom = (pieces: Piece[]) => {
      if (y > 0 && y + heightOf(pieces) > this.height) {
        [page, y] = [page + 1, 0];
      }
    };
    for (const group of units.flatMap((unit) => this.#groupsOf(unit))) {
      makeRoom(group);
      for (const piece of group) {
        makeRoom([piece]);
        y += y > 0 ? piece.above : 0;
        for (const line of piece.lines) {
          lines.push({ ...line, page, y: MARGIN.top + y + line.y });
        }
        y += piece.height;
      }
    }
    const blocks = Map.groupBy(lines, ({ block }) => block);
    return { count: page + 1, blocks };
  }

  /** Pieces that stay together: all, unless the unit is long or has many items. */
  #groupsOf({ blocks, isList }: Unit): Piece[][] {
    const pieces = blocks.flatMap((block) => this.#piecesOf(block));
    const groups: Piece[][] = [];
    for (const piece of pieces) {
      const { block } = groups.at(-1)?.at(-1) ?? {};
      const isHeading = block?.tag.startsWith("H");
      const isInside = isList ? piece.block.depth > 1 : isHeading;
      if (block && isInside && !piece.isRest) groups.at(-1)?.push(piece);
      else groups.push([piece]);
    }
    const isLong = isList && groups.length >= MANY_ITEMS;
    const most = this.height * (isList ? 1 / 3 : 2 / 3);
    if (!isLong && heightOf(pieces) <= most) return [pieces];
    if (groups.length < 4) return groups;
    const [start, end] = [groups.slice(0, 2), groups.slice(-2)];
    return [start.flat(), ...groups.slice(2, -2), end.flat()];
  }

  /** A block below the others. One longer than half a page is cut by lines. */
  #piecesOf(block: Block): Piece[] {
    const { depth, isRuled, gutter, behind } = block;
    const left = depth < 0 ? 0 : GUTTER + GAP + depth * INDENT;
    const lines = this.#linesOf(block, left, this.width - left);
    const own = styleOf(block).leading * this.leading;
    const isCut = lines.length * own > this.height / 2;
    const last = isCut ? lines.length - MIN_LINES : 0;
    const inside = lines.keys().filter((at) => at >= MIN_LINES && at <= last);
    const starts = [...lines.keys().take(1), ...inside];
    const pieces = starts.map((start, at): Piece => {
      const part = lines.slice(start, starts[at + 1]);
      return {
        block,
        lines: part.map((line) => ({ ...line, y: line.y - start * own })),
        above: at === 0 ? block.above * this.leading : 0,
        height: part.length * own + (isRuled ? RULE : 0),
        isRest: at > 0,
      };
    });
    if (gutter) this.#putBeside(gutter, pieces[0]);
    const isBehind = !behind || this.#putBehind(behind, pieces.at(-1));
    return isBehind ? pieces : [...pieces, ...this.#piecesOf(behind)];
  }

  #putBeside(block: Block, piece: Piece | undefined): void {
    // Some dates are wider than the column.
    const lines = this.#linesOf(block, 0, GUTTER + GAP * 2 / 3);
    const drop = (piece?.lines[0]?.y ?? 0) - (lines[0]?.y ?? 0);
    piece?.lines.push(...lines.map((line) => ({ ...line, y: line.y + drop })));
  }

  /** Lines below each other. Capitals stand in the middle of their line. */
  #linesOf(block: Block, left: number, width: number): Line[] {
    const { leading, size } = styleOf(block);
    const own = leading * this.leading;
    return linesOf(block.spans, width, this.fonts).map((segments, at) => {
      const y = (at + 0.5) * own + size * 0.35;
      return { block, page: 0, x: MARGIN.side + left, y, segments };
    });
  }

  /** Returns false if there is no room in the last line of the piece. */
  #putBehind(block: Block, piece: Piece | undefined): boolean {
    const last = piece?.lines.findLast(({ block }) => block === piece.block);
    if (!piece || !last) return false;
    const x = last.x + widthOf(last.segments) + INDENT * 3 / 4;
    const room = MARGIN.side + this.width - x;
    const [segments = [], ...more] = linesOf(block.spans, room, this.fonts);
    const fits = more.length === 0 && widthOf(segments) <= room;
    if (fits && segments[0]) piece.lines.push({ ...last, block, x, segments });
    return fits;
  }
}

function heightOf(pieces: Piece[]): number {
  return pieces.reduce((sum, { above, height }) => sum + above + height, 0);
}

function styleOf({ spans: [first] }: Block) {
  return STYLES[first?.style ?? "text"];
}
