import { useState } from "preact/hooks";
import type { Robe } from "./person.ts";

/** The figure alone, which turns. */
export function Podium({ figure, robe }: { figure: string; robe: Robe }) {
  const [direction, setDirection] = useState(2);
  const turn = (by: number) => () => setDirection((direction + by) % 8);
  const query = new URLSearchParams({
    figure,
    direction: `${direction}`,
    size: "l",
  });
  return (
    <div class="podium">
      <Turn label={robe.left} onClick={turn(1)}>↺</Turn>
      <img src={`/api/v1/room-avatar?${query}`} alt="" />
      <Turn label={robe.right} onClick={turn(7)}>↻</Turn>
    </div>
  );
}

interface TurnProps {
  label: string;
  children: string;
  onClick(): void;
}

function Turn({ label, children, onClick }: TurnProps) {
  return (
    <button type="button" class="icon" aria-label={label} onClick={onClick}>
      {children}
    </button>
  );
}
