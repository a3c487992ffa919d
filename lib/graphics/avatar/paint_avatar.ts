import { drawArm } from "./arms.ts";
import type { Avatar } from "../avatar.ts";
import { Canvas, type Layer } from "./canvas.ts";
import { drawRim, fillSpecks } from "./edges.ts";
import { drawHead } from "./head.ts";
import { drawLeg, drawSeat, drawSkirt } from "./legs.ts";
import { type Look, lookOf } from "./look.ts";
import { FLAT, paletteOf } from "./palette.ts";
import type { Pixels } from "./png.ts";
import type { Pose } from "./joints.ts";
import { poseOf } from "./pose.ts";
import { bodyTurn, headTurn, project } from "./projection.ts";
import { ellipse } from "./shapes.ts";
import { drawTrunk } from "./trunk.ts";

/** Pixels of a person. The same avatar always gives the same pixels. */
export function paintAvatar(avatar: Avatar): Pixels {
  const look = lookOf(avatar.figure);
  const turn = bodyTurn(avatar.direction);
  const pose = poseOf(avatar, turn);
  const canvas = new Canvas(avatar.size === "l" ? 2 : 1);
  const layers = [
    ...drawBody(look, pose, turn),
    ...drawHead(look, pose, headTurn(avatar.headDirection), avatar.gesture),
  ].sort((a, b) => a.depth - b.depth);
  for (const { draw } of layers) draw(canvas);
  fillSpecks(canvas);
  drawRim(canvas);
  return { image: canvas, palette: paletteOf(look.colours) };
}

/** Everything below the head. */
function drawBody(look: Look, pose: Pose, turn: number): Layer[] {
  return [
    drawShadow(),
    ...pose.legs.map((leg) => drawLeg(look, leg, pose.seated, turn)),
    ...drawSeat(pose, turn),
    ...drawSkirt(look, pose, turn),
    drawTrunk(look, pose, turn),
    ...pose.arms.map((arm, i) => drawArm(look, arm, i === 1, turn)),
  ];
}

function drawShadow(): Layer {
  const ground = project({ x: 0, y: 0, z: 0 }, 0);
  return {
    depth: -100,
    draw: (canvas) => canvas.fill(FLAT.shadow, ellipse(ground, 15, 6)),
  };
}
