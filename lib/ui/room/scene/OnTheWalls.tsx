import { at, moved, onRight } from "../iso.ts";
import type { Shown } from "../shown.ts";
import { Furniture } from "./Furniture.tsx";
import { Lettering } from "./shapes.tsx";
import { handsAt } from "../use_clock.ts";

/** Start of each line of the board, in tiles. */
const LEFT = 3.68;
const HIGHEST = 36;
const STEP = 3.3;

export function Board({ weeks, chalk }: Pick<Shown, "weeks" | "chalk">) {
  const highest = Math.max(1, ...weeks);
  const bars = weeks.map((count, week) => {
    const height = Math.max(2, Math.round(HIGHEST * count / highest));
    return `M${Math.round(week * STEP * 10) / 10} 0v-${height}h2.3v${height}z`;
  });
  return (
    <>
      <Furniture name="board" />
      {chalk.large && (
        <Lettering as="chalk" at={at(LEFT, 0, 192)}>
          {chalk.large}
        </Lettering>
      )}
      {chalk.small && (
        <Lettering as="dust" at={at(LEFT, 0, 179)}>
          {chalk.small}
        </Lettering>
      )}
      <g class="bars" transform={onRight(at(LEFT, 0, 135))}>
        <path d="M0 1.5h85" />
        <path d={bars.join("")} />
      </g>
    </>
  );
}

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

/** Middle of the door, in tiles. */
const MIDDLE = 8.9;

/** The door to the front page, with a sign and a mat. */
export function Door({ sign: { large, small } }: Pick<Shown, "sign">) {
  return (
    <>
      <Furniture name="door" />
      <Lettering as="free" at={moved(at(MIDDLE, 0, 123), 0, small ? 0 : 8)}>
        {large}
      </Lettering>
      {small && <Lettering as="from" at={at(MIDDLE, 0, 108)}>{small}
      </Lettering>}
      <Furniture name="doormat" />
    </>
  );
}
