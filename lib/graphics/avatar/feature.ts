import type { Canvas } from "./canvas.ts";
import { FLAT } from "./palette.ts";
import type { Shape } from "./shapes.ts";
import { onSkull, type Skull } from "./skull.ts";

/** Angle between an eye and the middle of the face, in radians. */
export const EYE = 0.42;

/** Width of an eye that looks at the viewer. */
export const EYE_WIDTH = 3;

/** A place on the face, in whole units: left, middle line, width. */
export interface Feature {
  x: number;
  y: number;
  wide: number;
}

/** Cosine of the angle at which the face bends away. */
const ASIDE = 0.75;
/** Distance from the outline of the face, which would cover the feature. */
const INWARD = 1.5;

/** Undefined if the place is turned away. Narrower if the face bends away. */
export function featureAt(
  skull: Skull,
  around: number,
  up: number,
  width: number,
): Feature | undefined {
  const { x, y, depth } = onSkull(skull, around, up);
  if (depth < 0.18) return undefined;
  const aside = Math.cos(around + skull.turn) < ASIDE;
  const wide = aside ? Math.ceil(width * 0.6) : width;
  const inward = aside ? INWARD * Math.sign(skull.x - x) : 0;
  return { x: Math.round(x - wide / 2 + inward), y: Math.round(y), wide };
}

/** Draws only on the body, so that no feature is outside of the head. */
export function ink(canvas: Canvas, colour: number, ...shapes: Shape[]): void {
  canvas.stain((index) => index === FLAT.clear ? undefined : colour, ...shapes);
}
