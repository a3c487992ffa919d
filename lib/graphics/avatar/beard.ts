import type { Canvas } from "./canvas.ts";
import type { Feature } from "./feature.ts";
import type { Gesture } from "../avatar.ts";
import type { Look } from "./look.ts";
import { mouthTurn } from "./mouth.ts";
import { redye, shade, TONE } from "./palette.ts";
import { box, type Shape } from "./shapes.ts";
import { shell, type Skull } from "./skull.ts";

/** Angle to each side of the mouth that a beard covers, in radians. */
const REACH = { full: 1.5, goatee: 0.4 };

/** Must be drawn before the mouth, which it would cover. */
export function drawBeard(
  canvas: Canvas,
  { beard }: Look,
  skull: Skull,
  mouth: Feature | undefined,
  gesture: Gesture,
): void {
  if (!beard) return;
  if (beard === "moustache") {
    return canvas.dye("skin", "hair", ...moustache(mouth, gesture));
  }
  const grown = shell(skull, 0, (around, up) => {
    const side = Math.abs(around - mouthTurn(skull));
    return side < REACH[beard] && up < -0.3 - side * 0.1;
  });
  if (beard === "goatee") return canvas.dye("skin", "hair", grown);
  canvas.stain((index) => lightened(redye(index, "skin", "hair")), grown);
}

/** A line above the mouth with its ends down. */
function moustache(mouth: Feature | undefined, gesture: Gesture): Shape[] {
  if (!mouth) return [];
  const { x, wide } = mouth;
  const isOpen = gesture === "spk" || gesture === "srp";
  const y = mouth.y - (isOpen ? 2 : 1);
  return [
    box(x, y, wide, 1),
    box(x - 1, y + 1, 1, 1),
    box(x + wide, y + 1, 1, 1),
  ];
}

/** A tone lighter than the hair, so that the outline of the face is seen. */
function lightened(hair: number | undefined): number | undefined {
  if (hair === undefined || hair === shade("hair", TONE.outline)) return hair;
  return Math.min(hair + 1, shade("hair", TONE.light));
}
