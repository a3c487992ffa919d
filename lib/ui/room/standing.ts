import type { Point } from "./iso.ts";
import type { Tile } from "./path.ts";

/** Where somebody stands, and which way they look. */
export interface Standing {
  tile: Tile;
  /** As the API counts directions. */
  direction: number;
  /** The feet, in the drawing. */
  at: Point;
  /** How near they are (CSS `z-index`). */
  depth: number;
}

/** Where somebody stands in their picture, which is 128 × 220. */
export const FEET: Point = [64, 200];
