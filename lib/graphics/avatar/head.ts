import type { Layer } from "./canvas.ts";
import { drawFace } from "./face.ts";
import { drawGlasses } from "./glasses.ts";
import { coversEars, drawHair } from "./hair.ts";
import { drawHat, drawOrnament } from "./headwear.ts";
import type { Look } from "./look.ts";
import type { Gesture } from "../avatar.ts";
import { type Pose, project, SIDES } from "./body.ts";
import { ellipse } from "./shapes.ts";
import { onSkull, shell, type Skull } from "./skull.ts";

const MIDDLE = 57.5;

/** The head, which turns on its own. */
export function drawHead(
  look: Look,
  pose: Pose,
  turn: number,
  gesture: Gesture,
): Layer[] {
  const { x, y } = project({ x: 0, y: MIDDLE + pose.lift, z: 0 }, turn);
  const skull: Skull = { x, y, turn };
  return [
    { depth: 20, draw: (canvas) => canvas.paint("skin", shell(skull, 0)) },
    { depth: 22, draw: (canvas) => drawFace(canvas, look, skull, gesture) },
    ...(hidesEars(look) ? [] : SIDES.map((side) => ear(skull, side))),
    ...drawHair(look, skull),
    { depth: 27, draw: (canvas) => drawGlasses(canvas, look, skull) },
    ...drawOrnament(look, skull),
    ...drawHat(look, skull),
  ];
}

function hidesEars(look: Look): boolean {
  return look.ornament === "headphones" || coversEars(look);
}

function ear(skull: Skull, side: number): Layer {
  const spot = onSkull(skull, side * 1.6, -0.12, 0.5);
  return {
    depth: spot.depth > 0 ? 21 : 19,
    draw: (canvas) => canvas.paint("skin", ellipse(spot, 3, 3.5)),
  };
}
