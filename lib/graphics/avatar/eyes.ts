import type { Canvas } from "./canvas.ts";
import { type Feature, ink } from "./feature.ts";
import type { Gesture } from "../avatar.ts";
import type { Look } from "./look.ts";
import { FLAT, shade, TONE } from "./palette.ts";
import { box } from "./shapes.ts";

/** An eye. `side` is the person's: -1 right, 1 left. */
export function drawEye(
  canvas: Canvas,
  look: Look,
  { x, y, wide }: Feature,
  side: number,
  gesture: Gesture,
): void {
  const outer = side < 0 ? x - 1 : x + wide;
  const top = y - 2;
  const tall = look.eyes === "tall" ? 5 : 4;
  if (gesture === "eyb") {
    const lid = box(x, y + 1, wide, 1);
    return ink(canvas, FLAT.ink, lid, box(outer, y, 1, 1));
  }
  if (gesture === "srp") {
    ink(canvas, FLAT.white, box(x - 1, top - 1, wide + 2, tall + 2));
    return ink(canvas, FLAT.ink, box(x, top, wide - 1, tall - 1));
  }
  ink(canvas, FLAT.ink, box(x, top, wide, tall));
  ink(canvas, FLAT.white, box(x, top, 1, look.eyes === "round" ? 1 : 2));
  if (look.eyes === "lashes") ink(canvas, FLAT.ink, box(outer, top, 1, 1));
}

/** A brow, which is above the glasses if there are any. */
export function drawBrow(
  canvas: Canvas,
  look: Look,
  { x, y, wide }: Feature,
  side: number,
  gesture: Gesture,
): void {
  const lift = (gesture === "srp" ? -3 : gesture === "spk" ? -1 : 0) -
    (look.glasses ? 1 : 0);
  const brow = (dx: number, dy: number, width: number) =>
    box(x + dx, y + lift + dy, width, 1);
  const shapes = gesture !== "sad"
    ? [brow(0, 0, wide)]
    : side < 0
    ? [brow(0, 0, wide - 2), brow(wide - 2, -1, 2)]
    : [brow(0, -1, 2), brow(2, 0, wide - 2)];
  ink(canvas, shade("hair", TONE.outline), ...shapes);
}
