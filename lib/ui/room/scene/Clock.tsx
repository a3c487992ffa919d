import { at } from "../iso.ts";
import { handsAt } from "../hands.ts";
import { onRight } from "./shapes.tsx";

interface Props {
  /** Minutes since midnight, where the owner is. */
  minutes: number;
}

const FACE = at(2.2, 0, 196);

/** A clock with the owner's hour. */
export function Clock({ minutes }: Props) {
  return (
    <g class="brass smooth" transform={onRight(FACE)}>
      <circle class="o" cx={2} r={20} />
      <circle class="l" r={20} />
      <circle class="o" r={20} />
      <circle class="face" r={16} />
      <circle class="o" r={16} />
      <path class="hand" d="M0-14v3M14 0h-3M0 14v-3M-14 0h3" />
      <path class="hand" id="room_hands" d={handsAt(minutes)} />
    </g>
  );
}
