import { at } from "../iso.ts";
import { Curve, Material, Oval } from "./shapes.tsx";

/** A standard lamp. */
export function Lamp({ i, j }: { i: number; j: number }) {
  const [x, y] = at(i, j);
  const shade = `M${x - 28} ${y - 88}l12-40h32l12 40q-28 13-56 0z`;
  return (
    <>
      <Oval as="cast" at={[x + 3, y]} by={[20, 9]} />
      <Material of="brass" smooth>
        <Oval as="plain" at={[x, y - 2]} by={[14, 6]} />
        <Oval as="outline" at={[x, y - 2]} by={[14, 6]} />
        <Curve as="plain" d={`M${x - 2} ${y - 4}h4v-86h-4z`} />
        <Curve as="shaded" d={`M${x} ${y - 4}h2v-86h-2z`} />
        <Curve
          as="outline"
          d={`M${x - 2} ${y - 5}v-85M${x + 2} ${y - 5}v-85`}
        />
      </Material>
      <Material of="shadel" smooth>
        <Curve as="plain" d={shade} />
        <Curve
          as="shaded"
          d={`M${x + 6} ${y - 128}h10l12 40q-8 4-17 6z`}
        />
        <Curve
          as="lit"
          d={`M${x - 20} ${y - 90}l9-37h-5l-12 39q4 2 8 3z`}
        />
        <Curve as="outline" d={shade} />
        <Oval as="lit" at={[x, y - 128]} by={[16, 5]} />
        <Oval as="outline" at={[x, y - 128]} by={[16, 5]} />
      </Material>
    </>
  );
}
