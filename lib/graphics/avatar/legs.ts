import type { Canvas, Layer } from "./canvas.ts";
import type { Look } from "./look.ts";
import { HIP, type Leg, type Pose, project } from "./body.ts";
import { ellipse, limb, taper } from "./shapes.ts";

/** A leg with its shoe. A seated one that points at the viewer is in front of the trunk. */
export function drawLeg(
  look: Look,
  leg: Leg,
  seated: boolean,
  turn: number,
): Layer {
  const knee = project(leg.knee, turn);
  const front = seated && knee.depth > 2;
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
export function drawSeat({ seated, lift }: Pose, turn: number): Layer[] {
  if (!seated) return [];
  const hips = project({ x: 0, y: HIP + lift, z: 0 }, turn);
  return [{
    depth: -25,
    draw: (canvas) => canvas.paint("trousers", ellipse(hips, 9, 6)),
  }];
}

/** The skirt around both thighs. */
export function drawSkirt(look: Look, pose: Pose, turn: number): Layer[] {
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
