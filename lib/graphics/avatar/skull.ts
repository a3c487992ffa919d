import { ellipse, type Projected, type Shape, type Spot } from "./geometry.ts";

const RADIUS = { x: 14, y: 13 };
/** The viewer looks down, in radians: the crown is visible, the face is low. */
const PITCH = 0.28;
const [SIN, COS] = [Math.sin(PITCH), Math.cos(PITCH)];

/** A round head. A place on it is `around` (0 face, + its left, ±π back) and `up` (−1 to 1). */
export interface Skull extends Spot {
  turn: number;
}

/** Projects a place of the head. `depth` 1 faces the viewer, below 0 is hidden. */
export function onSkull(
  { x, y, turn }: Skull,
  around: number,
  up: number,
  grow = 0,
): Projected {
  const ring = Math.sqrt(1 - up * up);
  const ahead = ring * Math.cos(around + turn);
  return {
    x: x + (RADIUS.x + grow) * ring * Math.sin(around + turn),
    y: y - (RADIUS.y + grow) * (up * COS - ahead * SIN),
    depth: ahead * COS + up * SIN,
  };
}

/** Selects places of the head, in the terms of `onSkull`. */
type Where = (around: number, up: number) => boolean;

/** The part of the head that `where` selects, `grow` wider than the head. */
export function shell(skull: Skull, grow: number, where?: Where): Shape {
  return round(skull, grow, (u, v) => !where || where(...placeAt(skull, u, v)));
}

/** As `shell()`, without slivers at the edge of the head. */
export function pelt(skull: Skull, grow: number, where: Where): Shape {
  return round(
    skull,
    grow,
    (u, v) =>
      where(...placeAt(skull, u, v)) &&
      where(...placeAt(skull, u * THICK, v * THICK)),
  );
}

/** Share of the radius to which a pelt must reach. */
const THICK = 0.9;

function round(
  { x, y }: Skull,
  grow: number,
  covers: (u: number, v: number) => boolean,
): Shape {
  const [rx, ry] = [RADIUS.x + grow, RADIUS.y + grow];
  return {
    ...ellipse({ x, y }, rx, ry),
    covers(px, py) {
      const u = (px - x) / rx;
      const v = (y - py) / ry;
      return bulge(u, v) <= 1 && covers(u, v);
    },
  };
}

function placeAt(
  { turn }: Skull,
  u: number,
  v: number,
): [around: number, up: number] {
  const w = Math.sqrt(1 - bulge(u, v));
  const around = Math.atan2(u, w * COS - v * SIN) - turn;
  return [wrap(around), v * COS + w * SIN];
}

/** Returns 1 at the edge of the head, which is a little square. */
function bulge(u: number, v: number): number {
  return u * u + v * v - 0.4 * u * u * v * v;
}

export function wrap(angle: number): number {
  if (angle > Math.PI) return angle - 2 * Math.PI;
  return angle < -Math.PI ? angle + 2 * Math.PI : angle;
}
