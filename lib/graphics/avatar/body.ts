import { drawArm } from "./arms.ts";
import type { Layer } from "./canvas.ts";
import { drawLeg, drawSeat, drawSkirt } from "./legs.ts";
import type { Look } from "./look.ts";
import { FLAT } from "./palette.ts";
import type { Pose } from "./joints.ts";
import { project } from "./projection.ts";
import { ellipse } from "./shapes.ts";
import { drawTrunk } from "./trunk.ts";

/** Everything below the head, as layers. */
export function drawBody(look: Look, pose: Pose, turn: number): Layer[] {
  return [
    shadow(),
    ...pose.legs.map((leg) => drawLeg(look, leg, pose.seated, turn)),
    ...drawSeat(pose, turn),
    ...drawSkirt(look, pose, turn),
    drawTrunk(look, pose, turn),
    ...pose.arms.map((arm, i) => drawArm(look, arm, i === 1, turn)),
  ];
}

function shadow(): Layer {
  const ground = project({ x: 0, y: 0, z: 0 }, 0);
  return {
    depth: -100,
    draw: (canvas) => canvas.fill(FLAT.shadow, ellipse(ground, 15, 6)),
  };
}
