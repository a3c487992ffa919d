import { useEffect, useState } from "preact/hooks";
import type { Standing } from "./iso.ts";

/** Milliseconds for a tile. */
const STEP = 180;
const FRAMES = 4;

export type Walker = ReturnType<typeof useWalk>["walker"];
type Steps = typeof import("./walk.ts");

interface Walk {
  standing: Standing;
  steps: number;
  ahead: Standing[];
  /** Called at the end of this way, and of no other. */
  arrive?: () => void;
}

/** Moves the visitor through the room, a tile at a time. */
export function useWalk(start: Standing) {
  const [walk, setWalk] = useState<Walk>({
    standing: start,
    steps: 0,
    ahead: [],
  });
  const { standing, steps, ahead, arrive } = walk;

  useEffect(() => {
    const [next, ...rest] = ahead;
    if (!next) return arrive?.();
    // Another way may have been chosen since.
    const step = (now: Walk) =>
      now.ahead === ahead
        ? { ...now, standing: next, steps: now.steps + 1, ahead: rest }
        : now;
    const timer = setTimeout(() => setWalk(step), STEP);
    return () => clearTimeout(timer);
  }, [ahead]);

  async function go(
    choose: (steps: Steps, from: Standing) => Standing[],
    then?: () => void,
    /** Pose after the walk. */
    pose?: Partial<Standing>,
  ) {
    // Most visitors never walk.
    const module = await import("./walk.ts");
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const arrive = () => {
      if (pose) setWalk((now) => posed(now, pose));
      then?.();
    };
    setWalk((now) => {
      const ahead = choose(module, now.standing);
      const last = ahead.at(-1) ?? now.standing;
      if (!isStill) return { ...now, ahead, arrive };
      // Without motion the visitor is there at once.
      const steps = now.steps + ahead.length;
      return { standing: last, steps, ahead: [], arrive };
    });
  }

  const walker = {
    ...standing,
    /** Picture of the walk; undefined while the visitor stands. */
    frame: ahead.length > 0 ? steps % FRAMES : undefined,
    hasMoved: steps > 0,
    ahead,
  };
  return { walker, go };
}

function posed(now: Walk, pose: Partial<Standing>): Walk {
  const standing = { ...now.standing, ...pose };
  return { ...now, standing, steps: now.steps + 1 };
}
