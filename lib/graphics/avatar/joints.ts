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
  /** How much lower or higher the trunk and head are than at rest. */
  lift: number;
  /** In the order of SIDES: right, left. */
  legs: Leg[];
  arms: Arm[];
}

export const HIP = 22;
