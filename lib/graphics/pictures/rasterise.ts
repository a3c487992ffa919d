/** Lines that are sampled in each row of pixels. */
const LINES = 4;

interface Edge {
  top: number;
  bottom: number;
  /** Position at its top, and pixels aside for each pixel down. */
  x: number;
  slope: number;
  /** 1 if the contour goes down, -1 if it goes up. */
  turn: number;
}

type Paint = (x: number, y: number, share: number) => void;

/**
 * Calls back with each pixel that the contours touch, and the share of it that
 * they cover, from 0 to 1, by the rule of nonzero winding.
 */
export function rasterise(contours: Contour[], paint: Paint): void {
  const points = contours.flat();
  if (points.length === 0) return;
  const [left, right] = boundsOf(points.map(([x]) => x));
  const [top, bottom] = boundsOf(points.map(([, y]) => y));
  const rows = byRow(contours.flatMap(edgesOf), top, bottom);
  for (const [i, edges] of rows.entries()) {
    const row = new Float32Array(right - left);
    for (let line = 0; line < LINES; line++) {
      coverLine(row, edges, { left, y: top + i + (line + 0.5) / LINES });
    }
    for (let x = 0; x < row.length; x++) {
      const share = row[x] ?? 0;
      if (share > 0) paint(left + x, top + i, Math.min(1, share / LINES));
    }
  }
}

function boundsOf(values: number[]): [least: number, most: number] {
  return [Math.floor(Math.min(...values)), Math.ceil(Math.max(...values)) + 1];
}

function edgesOf(contour: Contour): Edge[] {
  return contour.flatMap(([x, y], i) => {
    const [nextX, nextY] = contour[(i + 1) % contour.length] ?? [x, y];
    if (y === nextY) return [];
    const slope = (nextX - x) / (nextY - y);
    return y < nextY
      ? [{ top: y, bottom: nextY, x, slope, turn: 1 }]
      : [{ top: nextY, bottom: y, x: nextX, slope, turn: -1 }];
  });
}

/** Groups edges by the rows of pixels that they meet. */
function byRow(edges: Edge[], top: number, bottom: number): Edge[][] {
  const rows: Edge[][] = Array.from({ length: bottom - top }, () => []);
  for (const edge of edges) {
    const last = Math.floor(edge.bottom) - top;
    for (let i = Math.floor(edge.top) - top; i <= last; i++) {
      rows[i]?.push(edge);
    }
  }
  return rows;
}

function coverLine(
  row: Float32Array,
  edges: Edge[],
  { left, y }: { left: number; y: number },
): void {
  const crossings = edges.filter(({ top, bottom }) => top <= y && y < bottom)
    .map(({ x, top, slope, turn }) => ({ x: x + (y - top) * slope, turn }))
    .sort((one, other) => one.x - other.x);
  let winding = 0;
  let start = 0;
  for (const { x, turn } of crossings) {
    if (winding === 0) start = x - left;
    winding += turn;
    if (winding === 0) coverSpan(row, start, x - left);
  }
}

function coverSpan(row: Float32Array, from: number, to: number): void {
  for (let x = Math.floor(from); x < to; x++) {
    const share = Math.min(x + 1, to) - Math.max(x, from);
    row[x] = (row[x] ?? 0) + share;
  }
}

/** A place in pixels; y goes down. */
type Point = readonly [x: number, y: number];

/** A closed line of straight pieces. */
type Contour = Point[];

interface Placing {
  /** Start of the base line, in pixels. */
  x: number;
  y: number;
  /** Pixels for each unit of the path. */
  scale: number;
}

/** Straight pieces of a curve. At the sizes in use no corner is visible. */
const PIECES = 4;

/** The contours of a path that consists of `m`, `l` and `q`. */
export function contoursOf(path: string, { x, y, scale }: Placing): Contour[] {
  const contours: Contour[] = [];
  let contour: Contour = [];
  let [px, py] = [0, 0];
  const add = (ux: number, uy: number) =>
    contour.push([x + ux * scale, y + uy * scale]);
  for (const [, step, digits = ""] of path.matchAll(/([mlq])([^mlq]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0] = (digits.match(/-?\d+/g) ?? [])
      .map(Number);
    if (step === "m") contours.push(contour = []);
    if (step === "q") {
      for (let i = 1; i <= PIECES; i++) {
        const t = i / PIECES;
        const [first, second] = [2 * t * (1 - t), t * t];
        add(px + first * a + second * c, py + first * b + second * d);
      }
      [px, py] = [px + c, py + d];
    } else {
      [px, py] = [px + a, py + b];
      add(px, py);
    }
  }
  return contours;
}
