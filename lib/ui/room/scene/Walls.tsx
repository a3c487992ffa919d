import { at, facingLeft, facingRight, TILES, WALL } from "../iso.ts";
import { SLAB, upTo } from "./Floor.tsx";
import { Face, Faces, Lines, Material } from "./shapes.tsx";

const { i: NX, j: NY } = TILES;
/** Thickness of the walls, in tiles. */
const THICK = .22;

export function Walls() {
  return (
    <>
      <Panelling />
      <Wainscot />
      <Edges />
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

function Edges() {
  const left = at(0, NY, WALL);
  const back = at(0, 0, WALL);
  const right = at(NX, 0, WALL);
  const farLeft = at(-THICK, NY, WALL);
  const farBack = at(-THICK, -THICK, WALL);
  const farRight = at(NX, -THICK, WALL);
  const below = [at(NX, -THICK, -SLAB), at(NX, 0, -SLAB)];
  return (
    <Material of="wall">
      <Face as="lit" of={[farBack, farRight, right, back, left, farLeft]} />
      <Face
        as="plain"
        of={[farLeft, left, at(0, NY, -SLAB), at(-THICK, NY, -SLAB)]}
      />
      <Face as="shaded" of={[right, farRight, ...below]} />
      <Face
        as="outline"
        of={[
          farLeft,
          farBack,
          farRight,
          ...below,
          at(NX, NY, -SLAB),
          at(0, NY, -SLAB),
          at(-THICK, NY, -SLAB),
        ]}
      />
      <Lines
        as="edge"
        of={[
          [left, back, right],
          [at(0, 0), back],
          [at(0, NY), at(0, 0), at(NX, 0)],
        ]}
      />
    </Material>
  );
}
