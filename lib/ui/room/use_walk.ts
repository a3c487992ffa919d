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
  const first: Walk = { standing: start, steps: 0, ahead: [] };
  const [{ standing, steps, ahead, arrive }, setWalk] = useState(first);

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
    /** Pose at the end. */
    pose?: Partial<Standing>,
  ) {
    // Most visitors never walk.
    const module = await import("./walk.ts");
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    setWalk(({ standing, steps }) => {
      const ahead = choose(module, standing);
      const last = { ...ahead.at(-1) ?? standing, ...pose };
      if (pose) ahead.splice(-1, 1, last);
      // Without motion the visitor is there at once.
      return isStill
        ? { standing: last, steps: steps + 1, ahead: [], arrive: then }
        : { standing, steps, ahead, arrive: then };
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
