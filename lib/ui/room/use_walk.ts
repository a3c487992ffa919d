import { useEffect, useRef, useState } from "preact/hooks";
import type { Standing } from "./iso.ts";

/** Milliseconds for a tile. */
const STEP = 180;
const FRAMES = 4;

export type Walker = ReturnType<typeof useWalk>["walker"];
type Steps = typeof import("./walk.ts");

/** Moves the visitor through the room, a tile at a time. */
export function useWalk(start: Standing) {
  const [{ standing, steps }, move] = useState({ standing: start, steps: 0 });
  const [ahead, setAhead] = useState<Standing[]>([]);
  const onArrival = useRef<(() => void) | undefined>(undefined);

  useEffect(() => {
    const [next, ...rest] = ahead;
    if (!next) {
      const arrived = onArrival.current;
      onArrival.current = undefined;
      arrived?.();
      return;
    }
    const timer = setTimeout(() => {
      move(({ steps }) => ({ standing: next, steps: steps + 1 }));
      setAhead(rest);
    }, STEP);
    return () => clearTimeout(timer);
  }, [ahead]);

  async function go(
    choose: (steps: Steps, from: Standing) => Standing[],
    then?: () => void,
    /** Pose after the walk. */
    pose?: Partial<Standing>,
  ) {
    // Most visitors never walk.
    const way = choose(await import("./walk.ts"), standing);
    const last = way.at(-1);
    onArrival.current = () => {
      if (pose) take(pose);
      then?.();
    };
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    // Without motion the visitor is there at once.
    if (isStill && last) {
      move(({ steps }) => ({ standing: last, steps: steps + way.length }));
    }
    setAhead(isStill ? [] : way);
  }

  function take(pose: Partial<Standing>) {
    move(({ standing, steps }) => ({
      standing: { ...standing, ...pose },
      steps: steps + 1,
    }));
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
