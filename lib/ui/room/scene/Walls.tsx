import { at, facingLeft, facingRight, TILES, WALL } from "../iso.ts";
import { upTo } from "./Floor.tsx";
import { Furniture } from "./Furniture.tsx";
import { Face, Faces, Lines, Material } from "./shapes.tsx";

const { i: NX, j: NY } = TILES;

export function Walls() {
  return (
    <>
      <Panelling />
      <Wainscot />
      <Furniture name="wall edges" />
    </>
  );
}

/** The left wall is turned away from the light. */
function Panelling() {
  return (
    <Material of="wall">
      <Face as="shaded" of={facingRight([0, NY], [0, WALL])} />
      <Face as="plain" of={facingLeft([0, NX], [0, WALL])} />
      <Faces
        as="rr"
        of={upTo(NY).map((j) => facingRight([j, j + .5], [78, WALL]))}
      />
      <Faces
        as="ll"
        of={upTo(NX).map((i) => facingLeft([i, i + .5], [78, WALL]))}
      />
    </Material>
  );
}

function Wainscot() {
  return (
    <>
      <Material of="dado">
        <Face as="shaded" of={facingRight([0, NY], [0, 72])} />
        <Face as="plain" of={facingLeft([0, NX], [0, 72])} />
        <Lines
          as="seam"
          of={[
            ...upTo(NY).slice(1).map((j) => [at(0, j, 14), at(0, j, 64)]),
            ...upTo(NX).slice(1).map((i) => [at(i, 0, 14), at(i, 0, 64)]),
          ]}
        />
        <Face as="rd" of={facingRight([0, NY], [0, 12])} />
        <Face as="ld" of={facingLeft([0, NX], [0, 12])} />
      </Material>
      <Material of="rail">
        <Face as="shaded" of={facingRight([0, NY], [70, 78])} />
        <Face as="plain" of={facingLeft([0, NX], [70, 78])} />
        <Lines as="glint" of={[[at(0, NY, 78), at(0, 0, 78), at(NX, 0, 78)]]} />
      </Material>
    </>
  );
}
