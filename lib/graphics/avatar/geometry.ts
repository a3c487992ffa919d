/** Right and bottom are outside of the box. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A filled outline in canvas units. The box around it bounds the work. */
export interface Shape extends Box {
  covers(x: number, y: number): boolean;
}

export interface Spot {
  x: number;
  y: number;
}

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
): Shape {
  const [right, bottom] = [x + width, y + height];
  const covers: Shape["covers"] = (px, py) =>
    px > x && px < right && py > y && py < bottom;
  return { left: x, top: y, right, bottom, covers };
}

export function ellipse({ x, y }: Spot, rx: number, ry: number): Shape {
  return {
    left: x - rx,
    top: y - ry,
    right: x + rx,
    bottom: y + ry,
    covers: (px, py) => ((px - x) / rx) ** 2 + ((py - y) / ry) ** 2 <= 1,
  };
}

/** A line with round ends. `from` and `to` are the radii of its ends. */
export function limb(a: Spot, b: Spot, from: number, to = from): Shape {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy || 1;
  const reach = Math.max(from, to);
  return {
    left: Math.min(a.x, b.x) - reach,
    top: Math.min(a.y, b.y) - reach,
    right: Math.max(a.x, b.x) + reach,
    bottom: Math.max(a.y, b.y) + reach,
    covers(x, y) {
      const along = ((x - a.x) * dx + (y - a.y) * dy) / length;
      const t = Math.min(1, Math.max(0, along));
      const radius = from + (to - from) * t;
      return (x - a.x - dx * t) ** 2 + (y - a.y - dy * t) ** 2 <= radius ** 2;
    },
  };
}

/** A trunk with rounded shoulders. `from` and `to` are half its width at the ends. */
export function taper(a: Spot, b: Spot, from: number, to: number): Shape {
  const reach = Math.max(from, to);
  return {
    left: Math.min(a.x, b.x) - reach,
    top: a.y,
    right: Math.max(a.x, b.x) + reach,
    bottom: b.y,
    covers(x, y) {
      if (y < a.y || y > b.y) return false;
      const t = (y - a.y) / (b.y - a.y);
      const half = from + (to - from) * t - Math.max(0, 3 - (y - a.y));
      return Math.abs(x - a.x - (b.x - a.x) * t) <= half;
    },
  };
}

/** A place on a person, from the ground between the feet: x to the left hand, y up, z ahead. */
export interface Place {
  x: number;
  y: number;
  z: number;
}

/** A place on the canvas. A larger depth is nearer to the viewer. */
export interface Projected extends Spot {
  depth: number;
}

const CENTRE = 32;
const GROUND = 100;
/** Units down on the canvas for one unit towards the viewer. */
const SLOPE = 0.42;

const EIGHTH = Math.PI / 4;
// A face turns less than its body, so that it is visible from the side.
const HEAD_TURNS = [2.4, 1.2, 0.46, 0, -0.46, -1.2, -2.4, Math.PI];

/** Angle between the body and the viewer, in radians. */
export function bodyTurn(direction: number): number {
  return (3 - direction) * EIGHTH;
}

export function headTurn(direction: number): number {
  return HEAD_TURNS[direction] ?? 0;
}

export function project({ x, y, z }: Place, turn: number): Projected {
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const depth = z * cos - x * sin;
  return {
    x: CENTRE + x * cos + z * sin,
    y: GROUND - y + depth * SLOPE,
    depth,
  };
}

export type Side = -1 | 1;
export const SIDES: readonly Side[] = [-1, 1];

export interface Leg {
  hip: Place;
  knee: Place;
  ankle: Place;
}

export interface Arm {
  shoulder: Place;
  elbow: Place;
  hand: Place;
  raised: boolean;
}

export interface Pose {
  seated: boolean;
  /** Height of trunk and head above their place at rest. */
  lift: number;
  /** In the order of SIDES: right, left. */
  legs: Leg[];
  arms: Arm[];
}

export const HIP = 22;
