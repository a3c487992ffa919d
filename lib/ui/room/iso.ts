/** A place in the drawing, in its units. */
export type Point = readonly [x: number, y: number];

/** Width and height of the drawing, in units. */
export const DRAWING = { width: 960, height: 744 };
/** Tiles along the right wall and along the left one. */
export const TILES = { i: 10, j: 9 };
/** Height of the walls, in units. */
export const WALL = 236;

const TILE = { x: 48, y: 24 };
const CORNER = { x: 456, y: 262 };

/**
 * Where a place of the room is in the drawing. `i` runs down to the right along the
 * right wall, `j` down to the left along the left one, in tiles; `z` is the height
 * above the floor, in units.
 */
export function at(i: number, j: number, z = 0): Point {
  return [
    Math.round(CORNER.x + (i - j) * TILE.x),
    Math.round(CORNER.y + (i + j) * TILE.y - z),
  ];
}

/** The tile that a place of the drawing is on, which may lie outside of the room. */
export function tileAt(x: number, y: number): { i: number; j: number } {
  const across = (x - CORNER.x) / TILE.x;
  const down = (y - CORNER.y) / TILE.y;
  return {
    i: Math.floor((down + across) / 2),
    j: Math.floor((down - across) / 2),
  };
}

/** What is nearer stands in front (CSS `z-index`). */
export function depthAt(i: number, j: number): number {
  return Math.round(10 * (i + j));
}

export type Range = readonly [from: number, to: number];

/** A rectangle that looks as the left wall does, at `i`. */
export function facingRight([j0, j1]: Range, [z0, z1]: Range, i = 0): Point[] {
  return [at(i, j1, z1), at(i, j0, z1), at(i, j0, z0), at(i, j1, z0)];
}

/** A rectangle that looks as the right wall does, at `j`. */
export function facingLeft([i0, i1]: Range, [z0, z1]: Range, j = 0): Point[] {
  return [at(i0, j, z1), at(i1, j, z1), at(i1, j, z0), at(i0, j, z0)];
}

/** A rectangle that lies, at `z`. */
export function lying([i0, i1]: Range, [j0, j1]: Range, z = 0): Point[] {
  return [at(i0, j0, z), at(i1, j0, z), at(i1, j1, z), at(i0, j1, z)];
}

/** The points as a path of SVG; relative, so that like shapes are like text and compress well. */
export function pathOf(points: readonly Point[], isClosed = true): string {
  const steps = points.slice(1).map(([x, y], before) => {
    const [fromX, fromY] = points[before] ?? [x, y];
    return `${x - fromX} ${y - fromY}`;
  });
  const [x, y] = points[0] ?? [0, 0];
  const text = `M${x} ${y}l${steps.join(" ").replaceAll(" -", "-")}`;
  return isClosed ? `${text}z` : text;
}
