import type { Canvas } from "./canvas.ts";
import { type Feature, ink } from "./feature.ts";
import type { Gesture } from "./gesture.ts";
import { FLAT } from "./palette.ts";
import { box } from "./shapes.ts";

export function drawMouth(
  canvas: Canvas,
  { x, y, wide }: Feature,
  gesture: Gesture,
): void {
  const inner = wide - 2;
  const lip = box(x + 1, y, inner, 1);
  const corners = (dy: number) => [
    box(x, y + dy, 1, 1),
    box(x + wide - 1, y + dy, 1, 1),
  ];
  switch (gesture) {
    case "sml":
      return ink(canvas, FLAT.mouth, lip, ...corners(-1));
    case "sad":
      return ink(canvas, FLAT.mouth, lip, ...corners(1));
    case "srp":
      return ink(canvas, FLAT.mouth, box(x + inner / 2, y - 1, 2, 3));
    case "spk":
      ink(canvas, FLAT.mouth, box(x + 1, y - 1, inner, 3));
      return ink(canvas, FLAT.tongue, box(x + 2, y + 1, inner - 2, 1));
    case "eyb": // seen even behind dark glasses
      return ink(canvas, FLAT.mouth, box(x + wide / 2 - 1, y, 2, 1));
    default:
      return ink(canvas, FLAT.mouth, lip);
  }
}
