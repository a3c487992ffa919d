import type { Canvas } from "./canvas.ts";
import { FLAT } from "./palette.ts";
import { box, type Shape } from "./geometry.ts";
import { onSkull, type Skull } from "./skull.ts";
import type { Gesture } from "../avatar.ts";

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

/** A mouth turns less than its head: else it would be at the edge of the chin. */
const TURN = -0.3;

/** The middle of the mouth, as an angle. */
export function mouthTurn({ turn }: Skull): number {
  return TURN * turn;
}

export function mouthAt(skull: Skull): Feature | undefined {
  return featureAt(skull, mouthTurn(skull), -0.45, 6);
}

/** A mouth opens and bends upwards: the chin is near. */
export function drawMouth(
  canvas: Canvas,
  { x, y, wide }: Feature,
  gesture: Gesture,
): void {
  const inner = wide - 2;
  const lip = (dy: number, tall = 1) => box(x + 1, y + dy, inner, tall);
  const corners = (dy: number) => [
    box(x, y + dy, 1, 1),
    box(x + wide - 1, y + dy, 1, 1),
  ];
  switch (gesture) {
    case "sml":
      return ink(canvas, FLAT.mouth, lip(0), ...corners(-1));
    case "sad":
      return ink(canvas, FLAT.mouth, lip(-1), ...corners(0));
    case "srp":
      return ink(canvas, FLAT.mouth, box(x + wide / 2 - 1, y - 1, 2, 2));
    case "spk":
      ink(canvas, FLAT.mouth, lip(-1, 2));
      return ink(canvas, FLAT.tongue, box(x + 2, y, inner - 2, 1));
    case "eyb": // seen even behind dark glasses
      return ink(canvas, FLAT.mouth, box(x + wide / 2 - 1, y, 2, 1));
    default:
      return ink(canvas, FLAT.mouth, lip(0));
  }
}
