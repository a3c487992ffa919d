import { drawBeard } from "./beard.ts";
import type { Canvas } from "./canvas.ts";
import { drawBrow, drawEye } from "./eyes.ts";
import { EYE, EYE_WIDTH, featureAt, ink } from "./feature.ts";
import type { Gesture } from "../avatar.ts";
import { SIDES } from "./joints.ts";
import type { Look } from "./look.ts";
import { drawMouth, mouthAt } from "./mouth.ts";
import { FLAT, redye, shade, TONE } from "./palette.ts";
import { box } from "./shapes.ts";
import type { Skull } from "./skull.ts";

/** Beard, cheeks, eyes, brows, nose and mouth, if they are visible. */
export function drawFace(
  canvas: Canvas,
  look: Look,
  skull: Skull,
  gesture: Gesture,
): void {
  const mouth = mouthAt(skull);
  drawBeard(canvas, look, skull, mouth, gesture);
  for (const side of SIDES) {
    if (gesture === "sml") drawCheek(canvas, skull, side);
    const eye = featureAt(skull, side * EYE, 0, EYE_WIDTH);
    if (eye) drawEye(canvas, look, eye, side, gesture);
    const brow = featureAt(skull, side * EYE, 0.42, 4);
    if (brow) drawBrow(canvas, look, brow, side, gesture);
  }
  const nose = featureAt(skull, 0, -0.2, 2);
  if (nose && !look.glasses) {
    ink(canvas, shade("skin", TONE.dark), box(nose.x, nose.y, nose.wide, 1));
  }
  if (mouth) drawMouth(canvas, mouth, gesture);
}

function drawCheek(canvas: Canvas, skull: Skull, side: number): void {
  const cheek = featureAt(skull, side * 0.78, -0.3, 4);
  if (!cheek) return;
  canvas.stain(
    (index) => redye(index, "skin", "skin") && FLAT.blush,
    box(cheek.x, cheek.y, cheek.wide, 2),
  );
}
