import type { Canvas } from "./canvas.ts";
import { drawBrow, drawEye } from "./eyes.ts";
import { EYE, featureAt, ink } from "./feature.ts";
import type { Gesture } from "./gesture.ts";
import { SIDES } from "./joints.ts";
import type { Look, Style } from "./look.ts";
import { drawMouth } from "./mouth.ts";
import { FLAT, redye, shade, TONE } from "./palette.ts";
import { box } from "./shapes.ts";
import { shell, type Skull } from "./skull.ts";

/** How low and how far around the face a beard grows. */
const BEARDS: Record<Style<"beard">, { low: number; reach: number }> = {
  full: { low: -1, reach: 1.5 },
  moustache: { low: -0.42, reach: 0.4 },
  goatee: { low: -1, reach: 0.4 },
};

/** Beard, cheeks, eyes, brows, nose and mouth, as far as they are to be seen. */
export function drawFace(
  canvas: Canvas,
  look: Look,
  skull: Skull,
  gesture: Gesture,
): void {
  drawBeard(canvas, look, skull);
  for (const side of SIDES) {
    if (gesture === "sml") drawCheek(canvas, skull, side);
    const eye = featureAt(skull, side * EYE, 0, 3);
    if (eye) drawEye(canvas, look, eye, side, gesture);
    const brow = featureAt(skull, side * EYE, 0.42, 4);
    if (brow) drawBrow(canvas, look, brow, side, gesture);
  }
  const nose = featureAt(skull, 0, -0.2, 2);
  if (nose && !look.glasses) {
    ink(canvas, shade("skin", TONE.dark), box(nose.x, nose.y, nose.wide, 1));
  }
  const mouth = featureAt(skull, MOUTH * skull.turn, -0.45, 6);
  if (mouth) drawMouth(canvas, mouth, gesture);
}

/** A mouth turns less than its head, or it would be at the edge of the chin. */
const MOUTH = -0.25;

function drawCheek(canvas: Canvas, skull: Skull, side: number): void {
  const cheek = featureAt(skull, side * 0.78, -0.3, 4);
  if (!cheek) return;
  canvas.stain(
    (index) => redye(index, "skin", "skin") && FLAT.blush,
    box(cheek.x, cheek.y, cheek.wide, 2),
  );
}

function drawBeard(canvas: Canvas, { beard }: Look, skull: Skull): void {
  if (!beard) return;
  const { low, reach } = BEARDS[beard];
  const grown = shell(skull, 0, (around, up) => {
    const side = Math.abs(around - MOUTH * skull.turn);
    return side < reach && up > low && up < -0.3 - side * 0.1;
  });
  if (beard !== "full") return canvas.dye("skin", "hair", grown);
  canvas.stain((index) => lightened(redye(index, "skin", "hair")), grown);
}

/** A tone lighter than the hair, so that the face does not end in it. */
function lightened(hair: number | undefined): number | undefined {
  if (hair === undefined || hair === shade("hair", TONE.outline)) return hair;
  return Math.min(hair + 1, shade("hair", TONE.light));
}
