import type { Spot } from "./shapes.ts";

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
