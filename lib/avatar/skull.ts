import type { Projected } from "./projection.ts";
import type { Shape, Spot } from "./shapes.ts";

const RADIUS = { x: 14, y: 13 };
/** The viewer looks down: the crown is seen, the face sits low. */
const PITCH = 0.28;
const [SIN, COS] = [Math.sin(PITCH), Math.cos(PITCH)];

/** A round head: places on it by `around` (0 face, + its left, ±π back) and `up` (−1 to 1). */
export interface Skull extends Spot {
  turn: number;
}

/** Where a place of the head is drawn; `depth` 1 faces the viewer, below 0 is hidden. */
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

/** The part of the head for which `where` holds, `grow` wider than the head. */
export function shell(
  { x, y, turn }: Skull,
  grow: number,
  where?: (around: number, up: number) => boolean,
): Shape {
  const [rx, ry] = [RADIUS.x + grow, RADIUS.y + grow];
  return {
    left: x - rx,
    top: y - ry,
    right: x + rx,
    bottom: y + ry,
    covers(px, py) {
      const u = (px - x) / rx;
      const v = (y - py) / ry;
      const out = u * u + v * v - 0.4 * u * u * v * v; // a little square
      if (out > 1) return false;
      if (!where) return true;
      const w = Math.sqrt(1 - out);
      const around = Math.atan2(u, w * COS - v * SIN) - turn;
      return where(wrap(around), v * COS + w * SIN);
    },
  };
}

export function wrap(angle: number): number {
  if (angle > Math.PI) return angle - 2 * Math.PI;
  return angle < -Math.PI ? angle + 2 * Math.PI : angle;
}
