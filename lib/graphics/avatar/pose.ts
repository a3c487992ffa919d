import type { Pose } from "./joints.ts";
import { sit, stand, walk, wave } from "./moves.ts";

type Move = (frame: number, turn: number) => Pose;

const MOVES = {
  std: { frames: 1, move: stand },
  wlk: { frames: 4, move: walk },
  mv: { frames: 4, move: walk },
  sit: { frames: 1, move: sit },
  wav: { frames: 4, move: wave },
  wave: { frames: 4, move: wave },
} satisfies Record<string, { frames: number; move: Move }>;

/** How many frames the action has; a frame beyond them starts over. */
export function frameCount(action: string): number {
  return moveOf(action).frames;
}

/** How the person holds limbs, by the first known name in a list of actions. */
export function pose(
  { action, frame }: { action: string; frame: number },
  turn: number,
): Pose {
  const { frames, move } = moveOf(action);
  return move(frame % frames, turn);
}

function moveOf(action: string): { frames: number; move: Move } {
  const names = action.split(",").map((item) => item.split("=", 1)[0] ?? "");
  return names.map((name) => known.get(name)).find(Boolean) ?? MOVES.std;
}

const known = new Map<string, { frames: number; move: Move }>(
  Object.entries(MOVES),
);
