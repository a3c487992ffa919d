import { at } from "../iso.ts";
import type { Shown } from "../shown.ts";
import { Material, Shape } from "./shapes.tsx";

const [X, Y] = at(6.15, 5.55);
/** Radius and tone, from the outside to the inside. */
const RINGS = [
  [158, "r3"],
  [152, "r2"],
  [138, "r1"],
  [116, "r2"],
  [108, "r1"],
  [50, "r3"],
  [44, "r2"],
] as const;

export function Rug({ operations }: Pick<Shown, "operations">) {
  const turn = 2 * Math.PI / operations;
  const point = (angle: number, far: number) =>
    `${Math.round(X + far * Math.cos(angle))} ${
      Math.round(Y + far / 2 * Math.sin(angle))
    }`;
  const wide = turn * .45;
  const drawn = Array.from({ length: operations }, (_, at) => {
    const to = at * turn;
    return `M${point(to, 56)}Q${point(to + wide, 84)} ${point(to, 102)}Q${
      point(to - wide, 84)
    } ${point(to, 56)}`;
  });
  return (
    <Material of="rug" smooth>
      {RINGS.map(([wide, as]) => (
        <Shape key={wide} as={as} cx={X} cy={Y} rx={wide} ry={wide / 2} />
      ))}
      <Shape as="r2" d={drawn.join("")} />
    </Material>
  );
}
