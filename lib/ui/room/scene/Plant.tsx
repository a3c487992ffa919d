import { at, type Point } from "../iso.ts";
import { Curve, Material, Oval } from "./shapes.tsx";

interface Leaf {
  from: Point;
  to: Point;
  isShaded?: true;
}

const LEAVES: Leaf[] = [
  { from: [-8, -36], to: [-46, -70] },
  { from: [6, -36], to: [44, -80], isShaded: true },
  { from: [-4, -36], to: [-30, -104] },
  { from: [4, -36], to: [26, -112], isShaded: true },
  { from: [0, -36], to: [-4, -128] },
  { from: [-10, -36], to: [-52, -44] },
  { from: [10, -36], to: [52, -50], isShaded: true },
];

/** It does well as long as the room does. */
export function Plant({ i, j }: { i: number; j: number }) {
  const [x, y] = at(i, j);
  const pot = `M${x - 18} ${y - 34}l4 30q14 10 28 0l4-30z`;
  return (
    <>
      <Oval as="cast" at={[x + 4, y]} by={[26, 12]} />
      <Material of="clay" smooth>
        <Curve as="plain" d={pot} />
        <Curve
          as="shaded"
          d={`M${x + 4} ${y - 34}h14l-4 30q-4 4-10 5z`}
        />
        <Curve as="outline" d={pot} />
        <Oval as="lit" at={[x, y - 34]} by={[20, 8]} />
        <Oval as="outline" at={[x, y - 34]} by={[20, 8]} />
        <Oval as="soil" at={[x, y - 34]} by={[15, 5]} />
      </Material>
      <g class="leaf smooth" transform={`translate(${x} ${y})`}>
        {LEAVES.map((leaf) => <Blade key={`${leaf.to}`} {...leaf} />)}
      </g>
    </>
  );
}

/** Between two curves, which lean out to either side of its middle. */
function Blade({ from: [a, b], to: [c, d], isShaded }: Leaf) {
  const [leanX, leanY] = [(b - d) * .3, (c - a) * .3];
  const side = (by: 1 | -1) =>
    `${Math.round((a + c) / 2 + by * leanX + (c - a) * .1)} ${
      Math.round((b + d) / 2 + by * leanY - 8)
    }`;
  const half = `M${a} ${b}Q${side(1)} ${c} ${d}`;
  const whole = `${half}Q${side(-1)} ${a} ${b}`;
  return (
    <>
      <Curve as={isShaded ? "shaded" : "plain"} d={whole} />
      <Curve as={isShaded ? "plain" : "lit"} d={`${half}z`} />
      <Curve as="outline" d={`${whole}zL${c} ${d}`} />
    </>
  );
}
