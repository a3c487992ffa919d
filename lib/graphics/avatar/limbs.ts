import type { Canvas, Layer } from "./canvas.ts";
import type { Style } from "../wardrobe.ts";
import type { Body, Look } from "./look.ts";
import type { Material } from "./palette.ts";
import {
  type Arm,
  ellipse,
  HIP,
  type Leg,
  limb,
  project,
  type Shape,
  type Spot,
  taper,
} from "./geometry.ts";

/** An arm with its sleeve. A raised one is in front of the head if it is near. */
export function drawArm({ look, turn }: Body, arm: Arm, left: boolean): Layer {
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

/** A sleeve and its end: 1 is the elbow, 2 the hand. */
type Sleeve = { material: Material; end: number };

const SLEEVES: Partial<Record<Style<"shirt">, Sleeve[]>> = {
  vest: [],
  long: [{ material: "shirt", end: 1.65 }],
  varsity: [{ material: "trim", end: 1.65 }],
  stripes: [{ material: "trim", end: 0.7 }],
};

function sleeves({ coat, shirt }: Look): Sleeve[] {
  if (coat) return [{ material: "coat", end: 1.6 }];
  return SLEEVES[shirt] ?? [{ material: "shirt", end: 0.75 }];
}

function between(from: Spot, to: Spot, share: number): Spot {
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  };
}

/** A leg with its shoe. A seated one that points at the viewer is in front of the trunk. */
export function drawLeg({ look, pose, turn }: Body, leg: Leg): Layer {
  const knee = project(leg.knee, turn);
  const front = pose.seated && knee.depth > 2;
  return {
    depth: (front ? 4 : -30) + knee.depth / 10,
    draw(canvas) {
      drawShoe(canvas, look, leg, turn);
      drawCloth(canvas, look, leg, turn);
      if (look.shoes === "boots") drawBoot(canvas, leg, turn);
    },
  };
}

/** The seat of the trousers. */
export function drawSeat({ pose, turn }: Body): Layer[] {
  if (!pose.seated) return [];
  const hips = project({ x: 0, y: HIP + pose.lift, z: 0 }, turn);
  return [{
    depth: -25,
    draw: (canvas) => canvas.paint("trousers", ellipse(hips, 9, 6)),
  }];
}

export function drawSkirt({ look, pose, turn }: Body): Layer[] {
  if (look.legs !== "skirt") return [];
  const lap = pose.seated ? 9 : 0;
  const waist = project({ x: 0, y: HIP + pose.lift + 3, z: 0 }, turn);
  const hem = project({ x: 0, y: HIP + pose.lift - 9 + lap / 2, z: lap }, turn);
  const facing = Math.cos(turn) > 0.1;
  return [{
    depth: pose.seated && facing ? 6 : -20,
    draw: (canvas) => canvas.paint("trousers", taper(waist, hem, 9.5, 12)),
  }];
}

function drawCloth(canvas: Canvas, look: Look, leg: Leg, turn: number): void {
  const hip = project(leg.hip, turn);
  const knee = project(leg.knee, turn);
  const ankle = project(leg.ankle, turn);
  const bare = look.legs === "skirt" || look.legs === "shorts";
  const [wide, narrow] = bare ? [3.4, 2.9] : [4.3, 3.7];
  canvas.paint(
    bare ? "skin" : "trousers",
    limb(hip, knee, wide),
    limb(knee, ankle, wide, narrow),
  );
  if (look.legs === "shorts") {
    canvas.paint("trousers", limb(hip, knee, 4.6, 4.8));
  }
  if (look.legs === "cuffs") {
    const cuff = { ...ankle, y: ankle.y + 1 };
    canvas.dye("trousers", "trim", ellipse(cuff, 6, 2.2));
  }
}

function drawShoe(canvas: Canvas, look: Look, leg: Leg, turn: number): void {
  const { heel, toe } = soleOf(leg, turn);
  canvas.paint("shoes", limb(heel, toe, 4, 3.6));
  if (look.shoes === "sneakers") {
    canvas.dye("shoes", "charm", ellipse({ ...toe, y: toe.y - 1 }, 1.6, 1.6));
  }
}

/** Must be drawn after the trouser leg, which ends in the boot. */
function drawBoot(canvas: Canvas, leg: Leg, turn: number): void {
  const { heel, toe } = soleOf(leg, turn);
  const top = project({ ...leg.ankle, y: leg.ankle.y + 4 }, turn);
  canvas.paint("shoes", limb(top, heel, 4.4, 4), limb(heel, toe, 4, 3.6));
}

function soleOf({ ankle }: Leg, turn: number) {
  const at = (ahead: number) =>
    project({ ...ankle, y: ankle.y - 1.2, z: ankle.z + ahead }, turn);
  return { heel: at(-1.2), toe: at(3.6) };
}
