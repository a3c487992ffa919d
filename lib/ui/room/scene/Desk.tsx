import {
  at,
  facingLeft,
  facingRight,
  floor,
  lying,
  type Range,
} from "../iso.ts";
import { Box, Face, Faces, Lines, Material } from "./shapes.tsx";
import { Sprite } from "./Sprite.tsx";

const [I0, I1, J0, J1, Z] = [3.05, 3.9, 5.15, 7.45, 58];
const TOP = Z + 8;
const PANELS = [0, 1, 2].map((
  k,
): Range => [J0 + .15 + k * .7, J0 + .73 + k * .7]);

export function Desk() {
  return (
    <>
      <Face
        as="shade"
        of={floor([I1, J0], [I1, J1], [I1 + .5, J1 + .15], [I1 + .5, J0 + .15])}
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
      <Material of="b4">
        <Face as="lit" of={lying([3.2, 3.75], [5.75, 6.75], TOP)} outlined />
      </Material>
      <Material of="china">
        <Face as="lit" of={lying([3.3, 3.65], [5.95, 6.5], TOP)} outlined />
      </Material>
      <Sprite name="bell" at={at(3.68, 7.1, TOP)} />
      <Sprite name="reading lamp" at={at(3.45, 5.42, TOP)} />
    </>
  );
}
