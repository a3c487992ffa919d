import { useEffect, useState } from "preact/hooks";

/** In milliseconds, and how often. */
const FRAME = 300;
const FRAMES = 4;
const TIMES = 5;

/** Which picture of waving it is, for a few seconds; undefined where nobody waves. */
export function useWaving(isWanted: boolean): number | undefined {
  const [frame, setFrame] = useState<number>();
  useEffect(() => {
    if (!isWanted) return;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let count = 0;
    const timer = setInterval(() => {
      const isOver = ++count > FRAMES * TIMES;
      setFrame(isOver ? undefined : count % FRAMES);
      if (isOver) clearInterval(timer);
    }, FRAME);
    return () => clearInterval(timer);
  }, []);
  return frame;
}
