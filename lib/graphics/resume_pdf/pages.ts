import type { Block, Unit } from "./blocks.ts";
import { type Line, type Piece, piecesOf, type Sheet } from "./pieces.ts";
import { MARGIN } from "./styles.ts";

export interface PlacedLine extends Line {
  /** From 0. */
  page: number;
}

export interface Pages {
  count: number;
  linesOf: Map<Block, PlacedLine[]>;
}

/** Loosest first. */
const SCALES = [1, 0.97, 0.94];

/** The loosest lines that take the fewest pages. */
export function pagesOf(units: Unit[], sheet: Omit<Sheet, "scale">): Pages {
  const tried = SCALES.map((scale) =>
    placed(units.map((unit) => piecesOf(unit, { ...sheet, scale })), sheet)
  );
  const fewest = Math.min(...tried.map(({ count }) => count));
  return tried.find(({ count }) => count === fewest) ??
    { count: 0, linesOf: new Map() };
}

function placed(
  units: Piece[][],
  { height }: Pick<Sheet, "height">,
): Pages {
  const linesOf: Pages["linesOf"] = new Map();
  let page = 0;
  let y = 0;
  function place({ lines, above, height: own }: Piece) {
    if (y > 0 && y + above + own > height) [page, y] = [page + 1, 0];
    if (y > 0) y += above;
    for (const line of lines) {
      const placed = { ...line, page, y: MARGIN.top + y + line.y };
      const ofBlock = linesOf.get(line.block);
      if (ofBlock) ofBlock.push(placed);
      else linesOf.set(line.block, [placed]);
    }
    y += own;
  }
  for (const group of units.flatMap(groupsOf)) {
    const whole = group.reduce(
      (sum, each) => sum + each.above + each.height,
      0,
    );
    if (y > 0 && y + whole > height) [page, y] = [page + 1, 0];
    group.forEach(place);
  }
  return { count: page + 1, linesOf };
}

/** Pieces between which a page may end. */
function groupsOf(pieces: Piece[]): Piece[][] {
  const groups: Piece[][] = [];
  for (const piece of pieces) {
    const last = groups.at(-1);
    if (last && piece.isGlued) last.push(piece);
    else groups.push([piece]);
  }
  return groups;
}
