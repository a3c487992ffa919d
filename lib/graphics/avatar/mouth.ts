import type { Canvas } from "./canvas.ts";
import { type Feature, featureAt, ink } from "./feature.ts";
import type { Gesture } from "../avatar.ts";
import { FLAT } from "./palette.ts";
import { box } from "./shapes.ts";
import type { Skull } from "./skull.ts";

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
