/** A place in pixels; y goes down. */
export type Point = readonly [x: number, y: number];

/** A closed line of straight pieces. */
export type Contour = Point[];

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
