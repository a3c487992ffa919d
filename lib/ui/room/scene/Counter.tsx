import { at, facingLeft, facingRight } from "../iso.ts";
import { Box, Face, Faces, Lines, Material } from "./shapes.tsx";
import { Sprite } from "./Sprite.tsx";

const [I0, I1, J0, J1, Z] = [5.45, 8.5, 2.05, 2.85, 58];
const TOP = Z + 8;

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
      <Sprite name="cakes" at={at(7.05, 2.45, TOP)} />
      <Sprite name="cup" at={at(7.75, 2.5, TOP)} />
      <Sprite name="steam" at={at(7.75, 2.5, TOP)} />
    </>
  );
}

function Machine() {
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
      <Sprite name="machine lights" at={at(5.95, 2.75, TOP + 32)} />
      <Sprite name="machine tap" at={at(6.12, 2.75, TOP + 24)} />
      <Sprite name="cup" at={at(5.85, 2.4, TOP + 40)} />
      <Sprite name="cup" at={at(6.13, 2.42, TOP + 40)} />
      <Sprite name="cup" at={at(6.13, 2.42, TOP + 47)} />
      <Sprite name="cup" at={at(6.41, 2.45, TOP + 40)} />
      <Sprite name="cup" at={at(6.15, 2.72, TOP + 6)} />
    </>
  );
}
