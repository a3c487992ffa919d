import type { Canvas } from "./canvas.ts";
import type { Look } from "./look.ts";
import { shade, TONE } from "./palette.ts";
import { SIDES } from "./joints.ts";
import { box, type Shape } from "./shapes.ts";
import { onSkull, shell, type Skull } from "./skull.ts";

/** Frames around the eyes, with temples to the ears. */
export function drawGlasses(
  canvas: Canvas,
  { glasses }: Look,
  skull: Skull,
): void {
  if (!glasses) return;
  const rim = (shape: Shape) =>
    canvas.stain(() => shade("frame", TONE.outline), shape);
  rim(shell(skull, 0, (around, up) => {
    const side = Math.abs(around);
    return Math.abs(up - 0.06) < 0.05 &&
      (side < 0.2 || side > 0.75 && side < 1.5);
  }));
  for (const side of SIDES) {
    const eye = onSkull(skull, side * 0.42, 0);
    if (eye.depth < 0.18) continue;
    const wide = eye.depth < 0.55 ? 4 : 7;
    const [x, y] = [Math.round(eye.x - wide / 2), Math.round(eye.y) - 3];
    if (glasses === "dark") rim(box(x, y, wide, 6));
    const inset = glasses === "round" ? 1 : 0;
    rim(box(x + inset, y - 1, wide - 2 * inset, 1));
    rim(box(x + inset, y + 6, wide - 2 * inset, 1));
    rim(box(x - 1, y + inset, 1, 6 - 2 * inset));
    rim(box(x + wide, y + inset, 1, 6 - 2 * inset));
  }
}
