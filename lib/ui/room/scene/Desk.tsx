import { at, facingLeft, facingRight, lying, type Range } from "../iso.ts";
import { Box, Curve, Face, Faces, Lines, Material, Oval } from "./shapes.tsx";

const [I0, I1, J0, J1, Z] = [3.05, 3.9, 5.15, 7.45, 58];
/** The height of its top. */
const TOP = Z + 8;
const PANELS = [0, 1, 2].map((
  k,
): Range => [J0 + .15 + k * .7, J0 + .73 + k * .7]);

/** The desk of who welcomes, with a letter, a bell and a lamp. */
export function Desk() {
  return (
    <>
      <Face
        as="shade"
        of={[
          at(I1, J0),
          at(I1, J1),
          at(I1 + .5, J1 + .15),
          at(I1 + .5, J0 + .15),
        ]}
      />
      <Material of="wood">
        <Box i={[I0, I1]} j={[J0, J1]} z={[0, Z]} />
        <Faces
          as="deep"
          of={[
            ...PANELS.map((j) => facingRight(j, [12, Z - 8], I1)),
            facingLeft([I0 + .15, I1 - .15], [12, Z - 8], J1),
          ]}
        />
        <Lines
          as="edge"
          of={PANELS.map(([j0, j1]) => [
            at(I1, j1, 12),
            at(I1, j0, 12),
            at(I1, j0, Z - 8),
          ])}
        />
        <Faces
          as="seam"
          of={[
            facingLeft([I0, I1], [0, 5], J1),
            facingRight([J0, J1], [0, 5], I1),
          ]}
        />
      </Material>
      <Material of="wood">
        <Box i={[I0 - .08, I1 + .12]} j={[J0 - .08, J1 + .1]} z={[Z, TOP]} />
      </Material>
      <Letter />
      <Bell />
      <ReadingLamp />
    </>
  );
}

/** On its blotter. */
function Letter() {
  const blotter = lying([3.2, 3.75], [5.75, 6.75], TOP);
  const sheet = lying([3.3, 3.65], [5.95, 6.5], TOP);
  return (
    <>
      <Material of="b4">
        <Face as="lit" of={blotter} />
        <Face as="outline" of={blotter} />
      </Material>
      <Material of="china">
        <Face as="lit" of={sheet} />
        <Face as="outline" of={sheet} />
      </Material>
    </>
  );
}

function Bell() {
  const [x, y] = at(3.68, 7.1, TOP);
  const dome = `M${x - 7} ${y - 2}a7 8 0 0 1 14 0q-7 4-14 0z`;
  return (
    <Material of="brass" smooth>
      <Oval as="outline" at={[x, y - 1]} by={[9, 5]} />
      <Oval as="shaded" at={[x, y - 1]} by={[9, 5]} />
      <Curve as="plain" d={dome} />
      <Curve as="outline" d={`${dome}M${x - 1} ${y - 10}v-2h2v2`} />
      <Curve as="hi" d={`M${x - 4} ${y - 4}q0-4 4-5`} />
    </Material>
  );
}

function ReadingLamp() {
  const [x, y] = at(3.45, 5.42, TOP);
  const foot = `M${x - 6} ${y - 2}l6-3 6 3-6 3z`;
  const shade = `M${x - 14} ${y - 20}q2-12 14-12t14 12q-14 6-28 0z`;
  return (
    <>
      <Material of="brass">
        <Curve as="plain" d={foot} />
        <Curve as="outline" d={`${foot}M${x} ${y - 3}v-18`} />
      </Material>
      <Material of="shadeg" smooth>
        <Curve as="plain" d={shade} />
        <Curve as="shaded" d={`M${x + 3} ${y - 31}q10 1 11 11q-5 2-9 2z`} />
        <Curve as="outline" d={shade} />
      </Material>
    </>
  );
}
