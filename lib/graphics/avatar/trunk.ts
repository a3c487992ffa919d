import type { Canvas, Layer } from "./canvas.ts";
import type { Style } from "../wardrobe.ts";
import type { Body, Look } from "./look.ts";
import {
  ellipse,
  HIP,
  limb,
  type Pose,
  project,
  type Shape,
  taper,
} from "./geometry.ts";
import { wrap } from "./skull.ts";

const TOP = 46;
const HEIGHT = TOP - HIP + 3;

/** Selects places on the trunk by angle (0 chest, + its left) and height (0 hem, 1 neck). */
type Pattern = (around: number, up: number) => boolean;

type On = (pattern: Pattern) => Shape;

const SHIRTS: Partial<Record<Style<"shirt">, Pattern>> = {
  stripes: (_, up) => up % 0.25 > 0.125,
  yoke: (_, up) => up > 0.62,
  buttons: (around, up) => Math.abs(around) < 0.1 && up % 0.2 > 0.08,
  varsity: (around, up) => up < 0.13 || Math.abs(around) < 0.09,
  vest: (around, up) => Math.abs(around) < 0.42 + up / 4 && up > 0.2,
};

const PRINTS: Record<Style<"print">, Pattern> = {
  heart: (around, up) => {
    const lobe = Math.abs(around - 0.1);
    return up > 0.42 + lobe * 0.7 && up < 0.72 - (lobe < 0.1 ? 0.06 : 0) &&
      lobe < 0.42;
  },
  bar: (around, up) => Math.abs(around) < 0.7 && up > 0.5 && up < 0.68,
  star: (around, up) => Math.abs(around) * 0.5 + Math.abs(up - 0.56) < 0.19,
};

/** Neck, shirt, coat, belt, bag and scarf. */
export function drawTrunk(body: Body): Layer {
  const { look, pose, turn } = body;
  return {
    depth: 0,
    draw(canvas) {
      const trunk = shapeOf(pose, turn);
      const on: On = (pattern) => patch(trunk, turn, pattern);
      const neck = project({ x: 0, y: TOP + pose.lift, z: 0 }, turn);
      canvas.paint("shirt", trunk);
      canvas.paint("skin", limb(neck, { ...neck, y: neck.y + 1 }, 4));
      dress(canvas, look, on);
      if (look.charm === "bag") drawBag(canvas, body, on);
      if (look.charm === "scarf") {
        canvas.paint("charm", ellipse({ ...neck, y: neck.y + 1 }, 8, 3.5));
      }
    },
  };
}

function shapeOf({ lift, seated }: Pose, turn: number): Shape {
  const half = Math.hypot(10 * Math.cos(turn), 7 * Math.sin(turn));
  const neck = project({ x: 0, y: TOP + lift, z: 0 }, turn);
  const bottom = TOP - HEIGHT + lift + (seated ? 2 : 0);
  const hem = project({ x: 0, y: bottom, z: 0 }, turn);
  return taper(neck, hem, half, half - 1);
}

function dress(canvas: Canvas, look: Look, on: On): void {
  const pattern = SHIRTS[look.shirt];
  if (pattern) canvas.dye("shirt", "trim", on(pattern));
  if (look.print) canvas.dye("shirt", "charm", on(PRINTS[look.print]));
  if (look.coat) {
    const open = on((around) => Math.abs(around) > 0.5);
    canvas.dye("shirt", "coat", open);
    canvas.dye("trim", "coat", open);
  }
  if (look.belt) {
    for (const cloth of ["shirt", "trim", "coat"] as const) {
      canvas.dye(cloth, "frame", on((_, up) => up > 0.06 && up < 0.2));
    }
  }
}

/** A strap from the right shoulder to a bag on the left hip. */
function drawBag(canvas: Canvas, { pose, turn }: Body, on: On): void {
  const strap = on((around, up) =>
    Math.abs(Math.sin(around) * 0.5 + up - 0.55) < 0.09
  );
  for (const cloth of ["shirt", "trim", "coat"] as const) {
    canvas.dye(cloth, "charm", strap);
  }
  const bag = project({ x: 10, y: HIP + pose.lift + 1, z: -1 }, turn);
  if (bag.depth < -2) return;
  const end = { x: bag.x, y: bag.y + 4 };
  canvas.paint("charm", limb(bag, end, 4.2));
}

/** The visible part of the trunk that the pattern selects. */
function patch(trunk: Shape, turn: number, pattern: Pattern): Shape {
  const middle = (trunk.left + trunk.right) / 2;
  const half = (trunk.right - trunk.left) / 2;
  return {
    ...trunk,
    covers(x, y) {
      if (!trunk.covers(x, y)) return false;
      const angle = Math.asin(Math.max(-1, Math.min(1, (x - middle) / half)));
      return pattern(wrap(angle - turn), (trunk.bottom - y) / HEIGHT);
    },
  };
}
