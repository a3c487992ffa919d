import { useState } from "preact/hooks";
import type { Robe } from "./robe.ts";

interface Props {
  figure: string;
  robe: Robe;
}

/** The figure alone, which turns. */
export function Podium({ figure, robe }: Props) {
  const [direction, setDirection] = useState(2);
  const turn = (by: number) => () => setDirection((direction + by) % 8);
  const query = new URLSearchParams({
    figure,
    direction: `${direction}`,
    size: "l",
  });
  return (
    <div class="podium">
      <button
        type="button"
        class="icon"
        aria-label={robe.left}
        onClick={turn(1)}
      >
        ↺
      </button>
      <img src={`/api/v1/room-avatar?${query}`} alt="" />
      <button
        type="button"
        class="icon"
        aria-label={robe.right}
        onClick={turn(7)}
      >
        ↻
      </button>
    </div>
  );
}
