import type { Avatar } from "../avatar.ts";
import {
  type Arm,
  HIP,
  type Leg,
  type Pose,
  type Side,
  SIDES,
} from "./geometry.ts";

type Move = (frame: number, turn: number) => Pose;

const MOVES = new Map<string, { frames: number; move: Move }>([
  ["std", { frames: 1, move: stand }],
  ["wlk", { frames: 4, move: walk }],
  ["mv", { frames: 4, move: walk }],
  ["sit", { frames: 1, move: sit }],
  ["wav", { frames: 4, move: wave }],
  ["wave", { frames: 4, move: wave }],
]);

/** The pose for the first known name in a list of actions. Frames start over. */
export function poseOf(
  { action, frame }: Pick<Avatar, "action" | "frame">,
  turn: number,
): Pose {
  const names = action.split(",").map((item) => item.split("=", 1)[0] ?? "");
  const known = names.map((name) => MOVES.get(name)).find(Boolean);
  if (!known) return stand();
  return known.move(frame % known.frames, turn);
}

const SHOULDER = 42;
/** The sine of half a turn is not exactly 0. */
const MARGIN = 1e-9;

function stand(): Pose {
  return upright(0, () => 0);
}

function walk(frame: number): Pose {
  const swing = [1, 0, -1, 0][frame] ?? 0;
  const passing = frame % 2;
  const body = upright(passing, (side) => side * swing);
  const lifted = frame === 1 ? 1 : 0;
  return {
    ...body,
    legs: body.legs.map((leg, i) =>
      passing && i === lifted ? liftFoot(leg) : leg
    ),
  };
}

function liftFoot({ hip, knee, ankle }: Leg): Leg {
  return {
    hip,
    knee: { ...knee, y: knee.y + 1, z: 4 },
    ankle: { ...ankle, y: ankle.y + 4, z: -2 },
  };
}

function sit(): Pose {
  const lift = -7;
  const body = upright(lift, () => 0);
  return {
    ...body,
    seated: true,
    legs: SIDES.map((side) => ({
      hip: { x: side * 4.2, y: HIP + lift + 1, z: 1 },
      knee: { x: side * 4.8, y: HIP + lift, z: 11 },
      ankle: { x: side * 4.8, y: 3.5, z: 11 },
    })),
    arms: body.arms.map((arm, i) => ({
      ...arm,
      elbow: { ...arm.elbow, z: 1 },
      hand: { x: (i ? 1 : -1) * 7, y: HIP + lift + 5, z: 8 },
    })),
  };
}

function wave(frame: number, turn: number): Pose {
  const body = upright(0, () => 0);
  // The near arm waves, on the side of the head where it does not hide the face.
  const near = Math.sin(turn) < -MARGIN ? 1 : 0;
  const side = near ? 1 : -1;
  const behind = Math.cos(turn) < -MARGIN ? 3 : -3;
  const [out = 0, up = 0] = [[0, 0], [3, -1], [1, 2], [-2, 1]][frame] ?? [];
  const raised: Arm = {
    shoulder: { x: side * 10, y: SHOULDER, z: 0 },
    elbow: { x: side * 17.5, y: SHOULDER + 3, z: behind / 2 },
    hand: {
      x: side * (20.5 + out),
      y: SHOULDER + 18 + up,
      z: behind * (1 + out / 3),
    },
    raised: true,
  };
  return {
    ...body,
    arms: body.arms.map((arm, i) => i === near ? raised : arm),
  };
}

function upright(lift: number, swing: (side: Side) => number): Pose {
  return {
    seated: false,
    lift,
    legs: SIDES.map((side) => ({
      hip: { x: side * 4.2, y: HIP + lift, z: 0 },
      knee: { x: side * 4.3, y: 12.5 + lift, z: swing(side) * 4.5 },
      ankle: {
        x: side * 4.3,
        y: 3.5 + Math.max(0, -swing(side)) * 1.5,
        z: swing(side) * 7,
      },
    })),
    arms: SIDES.map((side) => ({
      shoulder: { x: side * 10, y: SHOULDER + lift, z: 0 },
      elbow: { x: side * 12, y: 33 + lift, z: -1 - swing(side) * 4 },
      hand: { x: side * 12, y: 25 + lift, z: 1 - swing(side) * 7 },
      raised: false,
    })),
  };
}
