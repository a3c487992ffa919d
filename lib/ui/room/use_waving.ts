import { useEffect, useState } from "preact/hooks";

/** In milliseconds. */
const FRAME = 300;
const FRAMES = 4;
const TIMES = 5;

/** The number of the picture of a wave, for a few seconds; else undefined. */
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
