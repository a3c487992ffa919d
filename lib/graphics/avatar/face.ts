import type { Canvas } from "./canvas.ts";
import {
  drawMouth,
  EYE,
  EYE_WIDTH,
  type Feature,
  featureAt,
  ink,
  mouthAt,
  mouthTurn,
} from "./feature.ts";
import type { Gesture } from "../avatar.ts";
import { box, type Shape, SIDES } from "./geometry.ts";
import type { Look } from "./look.ts";
import { FLAT, redye, shade, TONE } from "./palette.ts";
import { shell, type Skull } from "./skull.ts";

interface Face {
  canvas: Canvas;
  look: Look;
  skull: Skull;
  gesture: Gesture;
}

/** Beard, cheeks, eyes, brows, nose and mouth, if they are visible. */
export function drawFace(face: Face): void {
  const { canvas, look, skull, gesture } = face;
  const mouth = mouthAt(skull);
  drawBeard(face, mouth);
  for (const side of SIDES) {
    if (gesture === "sml") drawCheek(face, side);
    const eye = featureAt(skull, side * EYE, 0, EYE_WIDTH);
    if (eye) drawEye(face, eye, side);
    const brow = featureAt(skull, side * EYE, 0.42, 4);
    if (brow) drawBrow(face, brow, side);
  }
  const nose = featureAt(skull, 0, -0.2, 2);
  if (nose && !look.glasses) {
    ink(canvas, shade("skin", TONE.dark), box(nose.x, nose.y, nose.wide, 1));
  }
  if (mouth) drawMouth(canvas, mouth, gesture);
}

function drawCheek({ canvas, skull }: Face, side: number): void {
  const cheek = featureAt(skull, side * 0.78, -0.3, 4);
  if (!cheek) return;
  canvas.stain(
    (index) => redye(index, "skin", "skin") && FLAT.blush,
    box(cheek.x, cheek.y, cheek.wide, 2),
  );
}

/** An eye. `side` is the person's: -1 right, 1 left. */
function drawEye(
  { canvas, look, gesture }: Face,
  { x, y, wide }: Feature,
  side: number,
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
function drawBrow(
  { canvas, look, gesture }: Face,
  { x, y, wide }: Feature,
  side: number,
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

/** Angle to each side of the mouth that a beard covers, in radians. */
const REACH = { full: 1.5, goatee: 0.4 };

/** Must be drawn before the mouth, which it would cover. */
function drawBeard(
  { canvas, look: { beard }, skull, gesture }: Face,
  mouth: Feature | undefined,
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
