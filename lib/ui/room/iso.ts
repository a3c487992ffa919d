/** A point of the drawing, in its units. */
export type Point = readonly [x: number, y: number];

/** A tile of the floor, or a place on it in tiles. */
export interface Tile {
  i: number;
  j: number;
}

/** A place to stand, and the direction of the eyes. */
export interface Standing {
  tile: Tile;
  /** Direction as the API counts it: 2 looks along `i`, 4 along `j`, 6 and 0 back. */
  direction: number;
  /** The feet, in the drawing. */
  at: Point;
  /** CSS `z-index`. */
  depth: number;
  isSeated?: true;
}

/** The feet in a picture of a person, which is 128 × 220. */
export const FEET: Point = [64, 200];

/** In units. */
export const DRAWING = { width: 960, height: 744 };
/** Tiles along the right wall and along the left one. */
export const TILES: Tile = { i: 10, j: 9 };
/** Height of the walls, in units. */
export const WALL = 236;

const TILE = { x: 48, y: 24 };
const CORNER = { x: 456, y: 262 };

/**
 * Projects a place in the room. `i` runs down to the right along the right wall,
 * `j` down to the left along the left one, in tiles. `z` is the height in units.
 */
export function at(i: number, j: number, z = 0): Point {
  return [
    Math.round(CORNER.x + (i - j) * TILE.x),
    Math.round(CORNER.y + (i + j) * TILE.y - z),
  ];
}

/** The tile under a point, which may be outside of the room. */
export function tileAt(x: number, y: number): Tile {
  const across = (x - CORNER.x) / TILE.x;
  const down = (y - CORNER.y) / TILE.y;
  return {
    i: Math.floor((down + across) / 2),
    j: Math.floor((down - across) / 2),
  };
}

/** CSS `z-index`: nearer things cover those behind them. */
export function depthAt(i: number, j: number): number {
  return Math.round(10 * (i + j));
}

export type Range = readonly [from: number, to: number];

/** A rectangle parallel to the left wall, at `i`. */
export function facingRight([j0, j1]: Range, [z0, z1]: Range, i = 0): Point[] {
  return [at(i, j1, z1), at(i, j0, z1), at(i, j0, z0), at(i, j1, z0)];
}

/** A rectangle parallel to the right wall, at `j`. */
export function facingLeft([i0, i1]: Range, [z0, z1]: Range, j = 0): Point[] {
  return [at(i0, j, z1), at(i1, j, z1), at(i1, j, z0), at(i0, j, z0)];
}

/** A rectangle parallel to the floor, at `z`. */
export function lying([i0, i1]: Range, [j0, j1]: Range, z = 0): Point[] {
  return [at(i0, j0, z), at(i1, j0, z), at(i1, j1, z), at(i0, j1, z)];
}

/** Points of the floor. */
export function floor(...places: Range[]): Point[] {
  return places.map(([i, j]) => at(i, j));
}

export function moved([x, y]: Point, right: number, down: number): Point {
  return [x + right, y + down];
}

/** SVG transform into the plane of the right wall, with a point as origin. */
export function onRight([x, y]: Point): string {
  return `matrix(1 .5 0 1 ${x} ${y})`;
}

/** SVG transform into the plane of the left wall. */
export function onLeft([x, y]: Point): string {
  return `matrix(1 -.5 0 1 ${x} ${y})`;
}

/** Points as a path of SVG. Relative, so that equal shapes are equal text and compress well. */
export function pathOf(points: readonly Point[], isClosed = true): string {
  const steps = points.slice(1).map(([x, y], before) => {
    const [fromX, fromY] = points[before] ?? [x, y];
    return `${x - fromX} ${y - fromY}`;
  });
  const [x, y] = points[0] ?? [0, 0];
  const text = `M${x} ${y}l${steps.join(" ").replaceAll(" -", "-")}`;
  return isClosed ? `${text}z` : text;
}

/** Shapes or lines as one path. Each begins where the one before ended, so rows of equal ones are equal text. */
export function pathsOf(all: readonly (readonly Point[])[], isClosed = true) {
  return all.map((points, at) => {
    const [x, y] = points[0] ?? [0, 0];
    const [fromX, fromY] = all[at - 1]?.at(isClosed ? 0 : -1) ?? [0, 0];
    const start = `m${x - fromX} ${y - fromY}`.replace(" -", "-");
    return pathOf(points, isClosed).replace(/^M[^l]*/, start);
  }).join("");
}
