import { at, facingLeft, onRight } from "../iso.ts";
import type { Shown } from "../shown.ts";
import { Lettering, Material, Panel } from "./shapes.tsx";

const [I0, I1, Z0, Z1] = [3.42, 5.7, 120, 218];
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
      <Material of="oak">
        <Panel of={facingLeft([I0, I1], [Z0, Z1])} />
      </Material>
      <Material of="slate">
        <Panel of={facingLeft([I0 + .12, I1 - .12], [Z0 + 6, Z1 - 6])} />
      </Material>
      {chalk.large && (
        <Lettering as="chalk" at={at(I0 + .26, 0, Z1 - 26)}>
          {chalk.large}
        </Lettering>
      )}
      {chalk.small && (
        <Lettering as="dust" at={at(I0 + .26, 0, Z1 - 39)}>
          {chalk.small}
        </Lettering>
      )}
      <g class="bars" transform={onRight(at(I0 + .26, 0, Z0 + 15))}>
        <path d="M0 1.5h85" />
        <path d={bars.join("")} />
      </g>
    </>
  );
}
