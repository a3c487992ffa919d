import type { Place } from "./projection.ts";

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
