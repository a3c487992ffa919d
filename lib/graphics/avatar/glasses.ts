import { brightness } from "../../base/colour/srgb.ts";
import type { Canvas } from "./canvas.ts";
import { EYE, EYE_WIDTH, featureAt } from "./feature.ts";
import type { Look, Style } from "./look.ts";
import { redye, shade, TONE } from "./palette.ts";
import { SIDES } from "./joints.ts";
import { box, type Shape } from "./shapes.ts";
import { shell, type Skull } from "./skull.ts";

/** Frames around the eyes, with a bridge between them and temples to the ears. */
export function drawGlasses(
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

interface Lens {
  x: number;
  y: number;
  wide: number;
}

/** In units. */
const TALL = 8;
/** A darker frame than this would not be told from the eyes behind it. */
const DIM = 64;

/** Undefined where the eye is not seen either. */
function lensAt(skull: Skull, side: number): Lens | undefined {
  const eye = featureAt(skull, side * EYE, 0, EYE_WIDTH);
  if (!eye) return undefined;
  const aside = eye.wide < EYE_WIDTH ? 2 : 3;
  return { x: eye.x - aside, y: eye.y - 4, wide: eye.wide + 2 * aside };
}

/** From the lenses to the ears, as far as the face goes. */
function temples(skull: Skull, lenses: Lens[]): Shape[] {
  const arms = shell(skull, 0, (around, up) => {
    const side = Math.abs(around);
    return Math.abs(up - 0.06) < 0.05 && side > EYE && side < 1.5;
  });
  const isInside = (x: number) =>
    lenses.some((lens) => x > lens.x && x < lens.x + lens.wide);
  return [{ ...arms, covers: (x, y) => !isInside(x) && arms.covers(x, y) }];
}

function bridge([one, other]: Lens[]): Shape[] {
  if (!one || !other) return [];
  const from = one.x + one.wide;
  return [box(from, one.y + 3, Math.max(0, other.x - from), 1)];
}

function rimOf({ x, y, wide }: Lens, glasses: Style<"glasses">): Shape[] {
  if (glasses === "dark") return [box(x, y, wide, TALL - 1)];
  const inset = glasses === "round" ? 1 : 0;
  return [
    box(x + inset, y, wide - 2 * inset, 1),
    box(x + inset, y + TALL - 1, wide - 2 * inset, 1),
    box(x, y + inset, 1, TALL - 2 * inset),
    box(x + wide - 1, y + inset, 1, TALL - 2 * inset),
  ];
}

/** On the skin alone: the outline of the face goes on where a lens ends. */
function wear(canvas: Canvas, frame: number, ...shapes: Shape[]): void {
  const outline = shade("skin", TONE.outline);
  canvas.stain((index) => {
    const isSkin = redye(index, "skin", "skin") !== undefined;
    return isSkin && index !== outline ? frame : undefined;
  }, ...shapes);
}
