import type { Gesture } from "./gesture.ts";

export interface Avatar {
  figure: string;
  /** 0 to 7, clockwise; 3 looks at the viewer, 7 away. */
  direction: number;
  headDirection: number;
  size: "n" | "l";
  gesture: Gesture;
  action: string;
  frame: number;
}
