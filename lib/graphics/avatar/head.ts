import type { Canvas, Layer } from "./canvas.ts";
import { drawFace } from "./face.ts";
import { coversEars, drawHair } from "./hair.ts";
import { drawHat, drawOrnament } from "./headwear.ts";
import type { Body, Look } from "./look.ts";
import type { Gesture } from "../avatar.ts";
import { box, ellipse, project, type Shape, SIDES } from "./geometry.ts";
import { onSkull, shell, type Skull } from "./skull.ts";
import { brightness } from "../../base/colour/colours.ts";
import { EYE, EYE_WIDTH, type Feature, featureAt } from "./feature.ts";
import type { Style } from "../wardrobe.ts";
import { redye, shade, TONE } from "./palette.ts";

const MIDDLE = 57.5;

/** The head, which turns on its own. */
export function drawHead(
  { look, pose, turn }: Body,
  gesture: Gesture,
): Layer[] {
  const { x, y } = project({ x: 0, y: MIDDLE + pose.lift, z: 0 }, turn);
  const skull: Skull = { x, y, turn };
  const isCovered = look.ornament === "headphones" || coversEars(look);
  return [
    { depth: 20, draw: (canvas) => canvas.paint("skin", shell(skull, 0)) },
    { depth: 22, draw: (canvas) => drawFace({ canvas, look, skull, gesture }) },
    ...(isCovered ? [] : SIDES.map((side) => ear(skull, side))),
    ...drawHair(look, skull),
    { depth: 27, draw: (canvas) => drawGlasses(canvas, look, skull) },
    ...drawOrnament(look, skull),
    ...drawHat(look, skull),
  ];
}

function ear(skull: Skull, side: number): Layer {
  const spot = onSkull(skull, side * 1.6, -0.12, 0.5);
  return {
    depth: spot.depth > 0 ? 21 : 19,
    draw: (canvas) => canvas.paint("skin", ellipse(spot, 3, 3.5)),
  };
}

/** Frames around the eyes, with a bridge between them and temples to the ears. */
function drawGlasses(
  canvas: Canvas,
  { glasses, colours }: Look,
  skull: Skull,
): void {
  if (!glasses) return;
  const lenses = SIDES.flatMap((side) => lensAt(skull, side) ?? []);
  const isPale = glasses !== "dark" && brightness(colours.frame) < DIM;
  const frame = shade("frame", isPale ? TONE.light : TONE.dark);
  wear(canvas, frame, ...temples(skull, lenses), ...bridge(lenses));
  for (const lens of lenses) wear(canvas, frame, ...rimOf(lens, glasses));
}

/** Height of a lens in units. */
const TALL = 8;
/** A darker frame looks like the eyes behind it. */
const DIM = 64;

/** Undefined if the eye is not visible. */
function lensAt(skull: Skull, side: number): Feature | undefined {
  const eye = featureAt(skull, side * EYE, 0, EYE_WIDTH);
  if (!eye) return undefined;
  const aside = eye.wide < EYE_WIDTH ? 2 : 3;
  return { x: eye.x - aside, y: eye.y - 4, wide: eye.wide + 2 * aside };
}

function temples(skull: Skull, lenses: Feature[]): Shape[] {
  const arms = shell(skull, 0, (around, up) => {
    const side = Math.abs(around);
    return Math.abs(up - 0.06) < 0.05 && side > EYE && side < 1.5;
  });
  const isInside = (x: number) =>
    lenses.some((lens) => x > lens.x && x < lens.x + lens.wide);
  return [{ ...arms, covers: (x, y) => !isInside(x) && arms.covers(x, y) }];
}

function bridge([one, other]: Feature[]): Shape[] {
  if (!one || !other) return [];
  const from = one.x + one.wide;
  return [box(from, one.y + 3, Math.max(0, other.x - from), 1)];
}

function rimOf({ x, y, wide }: Feature, glasses: Style<"glasses">): Shape[] {
  if (glasses === "dark") return [box(x, y, wide, TALL - 1)];
  const inset = glasses === "round" ? 1 : 0;
  return [
    box(x + inset, y, wide - 2 * inset, 1),
    box(x + inset, y + TALL - 1, wide - 2 * inset, 1),
    box(x, y + inset, 1, TALL - 2 * inset),
    box(x + wide - 1, y + inset, 1, TALL - 2 * inset),
  ];
}

/** Draws on skin only, so that the outline of the face stays whole. */
function wear(canvas: Canvas, frame: number, ...shapes: Shape[]): void {
  const outline = shade("skin", TONE.outline);
  canvas.stain((index) => {
    const isSkin = redye(index, "skin", "skin") !== undefined;
    return isSkin && index !== outline ? frame : undefined;
  }, ...shapes);
}
