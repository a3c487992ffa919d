import { at, onRight } from "../iso.ts";
import type { Shown } from "../shown.ts";
import { Furniture } from "./Furniture.tsx";
import { Lettering } from "./shapes.tsx";

/** Start of each line, in tiles. */
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
