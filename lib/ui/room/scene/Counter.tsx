import { Cup } from "./Cup.tsx";
import { at, facingLeft, facingRight } from "../iso.ts";
import { Box, Curve, Face, Faces, Lines, Material, Oval } from "./shapes.tsx";

const [I0, I1, J0, J1, Z] = [5.45, 8.5, 2.05, 2.85, 58];
/** The height of its top. */
const TOP = Z + 8;

/** The coffee counter, with its machine, cakes under glass, and a cup for whoever comes. */
export function Counter() {
  return (
    <>
      <Face
        as="shade"
        of={[
          at(I0 + .1, J1),
          at(I1, J0),
          at(I1 + .5, J0 + .15),
          at(I1 + .5, J1 + .18),
          at(I0 + .3, J1 + .18),
        ]}
      />
      <Material of="teal">
        <Box i={[I0, I1]} j={[J0, J1]} z={[0, Z]} />
        <Lines
          as="seam"
          of={[1, 2, 3, 4, 5, 6, 7, 8].map((k) => [
            at(I0 + k * .35, J1, 4),
            at(I0 + k * .35, J1, Z),
          ])}
        />
        <Faces
          as="deep"
          of={[
            facingLeft([I0, I1], [0, 6], J1),
            facingRight([J0, J1], [0, 6], I1),
          ]}
        />
      </Material>
      <Material of="oak">
        <Box i={[I0 - .1, I1 + .1]} j={[J0 - .1, J1 + .14]} z={[Z, TOP]} />
      </Material>
      <Machine />
      <Cakes />
      <Cup at={at(7.75, 2.5, TOP)} steams />
    </>
  );
}

function Machine() {
  const [x, y] = at(5.95, 2.75, TOP + 32);
  const [tapX, tapY] = at(6.12, 2.75, TOP + 24);
  return (
    <>
      <Material of="steel">
        <Box i={[5.65, 6.6]} j={[2.15, 2.75]} z={[TOP, TOP + 40]} />
        <Face
          as="deep"
          of={facingLeft([5.75, 6.5], [TOP + 6, TOP + 24], 2.75)}
        />
        <Face
          as="front"
          of={facingLeft([5.75, 6.5], [TOP + 27, TOP + 37], 2.75)}
        />
      </Material>
      <Curve
        as="amber"
        d={`M${x} ${y - 1}h3v3h-3zM${x + 7} ${y + 2}h3v3h-3z`}
      />
      <Curve
        as="knob"
        d={`M${tapX - 5} ${tapY - 2}l10 5v3l-10-5zM${tapX - 1} ${
          tapY + 3
        }h3v5h-3z`}
      />
      <Cup at={at(5.85, 2.4, TOP + 40)} />
      <Cup at={at(6.13, 2.42, TOP + 40)} />
      <Cup at={at(6.13, 2.42, TOP + 47)} />
      <Cup at={at(6.41, 2.45, TOP + 40)} />
      <Cup at={at(6.15, 2.72, TOP + 6)} />
    </>
  );
}

function Cakes() {
  const [x, y] = at(7.05, 2.45, TOP);
  const dome = `M${x - 18} ${y - 3}v-9a18 19 0 0 1 36 0v9a18 9 0 0 1-36 0z`;
  return (
    <>
      <Material of="clay" smooth>
        <Oval as="plain" at={[x, y - 4]} by={[15, 7]} />
        <Oval as="lit" at={[x, y - 9]} by={[12, 6]} />
      </Material>
      <Material of="glass" smooth>
        <Curve as="dome" d={dome} />
        <Curve as="outline" d={dome} />
        <Curve as="hi" d={`M${x - 12} ${y - 14}q2-10 10-13`} />
      </Material>
      <Material of="brass">
        <Curve as="plain" d={`M${x - 2} ${y - 35}h4v4h-4z`} />
      </Material>
    </>
  );
}
