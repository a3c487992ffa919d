import type { Layer } from "./canvas.ts";
import type { Look } from "./look.ts";
import type { Material } from "./palette.ts";
import { type Arm, project } from "./body.ts";
import { limb, type Shape, type Spot } from "./shapes.ts";

/** An arm with its sleeve. A raised one is in front of the head if it is near. */
export function drawArm(
  look: Look,
  arm: Arm,
  left: boolean,
  turn: number,
): Layer {
  const shoulder = project(arm.shoulder, turn);
  const elbow = project(arm.elbow, turn);
  const hand = project(arm.hand, turn);
  const near = shoulder.depth > -1;
  return {
    depth: near ? (arm.raised ? 40 : 10) : -10,
    draw(canvas) {
      canvas.paint(
        "skin",
        limb(shoulder, elbow, 2.9),
        limb(elbow, hand, 2.7),
        limb(hand, hand, 3.1),
      );
      for (const { material, end } of sleeves(look)) {
        canvas.paint(material, ...sleeve(shoulder, elbow, hand, end));
      }
      if (left && look.charm === "bracelet") {
        const wrist = between(elbow, hand, 0.7);
        canvas.dye("skin", "charm", limb(wrist, wrist, 2.2));
      }
    },
  };
}

function sleeve(shoulder: Spot, elbow: Spot, hand: Spot, end: number): Shape[] {
  const upper = between(shoulder, elbow, Math.min(1, end));
  const shapes = [limb(shoulder, upper, 3.5, 3.3)];
  if (end > 1) shapes.push(limb(elbow, between(elbow, hand, end - 1), 3.3));
  return shapes;
}

/** Sleeves and their ends: 1 is the elbow, 2 the hand. */
function sleeves(look: Look): { material: Material; end: number }[] {
  if (look.coat) return [{ material: "coat", end: 1.6 }];
  switch (look.shirt) {
    case "vest":
      return [];
    case "long":
      return [{ material: "shirt", end: 1.65 }];
    case "varsity":
      return [{ material: "trim", end: 1.65 }];
    case "stripes":
      return [{ material: "trim", end: 0.7 }];
    default:
      return [{ material: "shirt", end: 0.75 }];
  }
}

function between(from: Spot, to: Spot, share: number): Spot {
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  };
}
