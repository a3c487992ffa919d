import type { Point } from "../iso.ts";
import { Curve, Material } from "./shapes.tsx";

/** A cup; `steams` where it is fresh. */
export function Cup({ at: [x, y], steams }: { at: Point; steams?: boolean }) {
  const bowl = `M${x - 5} ${y - 8}h10v5q0 4-5 4t-5-4z`;
  return (
    <>
      <Material of="china">
        <Curve as="plain" d={bowl} />
        <Curve as="shaded" d={`M${x} ${y - 8}h5v5q0 4-5 4z`} />
        <Curve as="outline" d={`${bowl}M${x + 5} ${y - 6}h3v3h-3`} />
      </Material>
      {steams && (
        <Curve
          as="steam"
          d={`M${x - 2} ${y - 12}q-4-5 0-9t0-9M${x + 3} ${y - 10}q-4-5 0-9t0-9`}
        />
      )}
    </>
  );
}
