import { at, onRight } from "../iso.ts";
import type { Shown } from "../shown.ts";
import { handsAt } from "../use_clock.ts";

const FACE = at(2.2, 0, 196);

export function Clock({ minutes }: Pick<Shown, "minutes">) {
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
