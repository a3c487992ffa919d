import {
  at,
  facingLeft,
  facingRight,
  lying,
  moved,
  TILES,
  WALL,
} from "../iso.ts";
import { Face, Faces, Lines, Material } from "./shapes.tsx";
import { Furniture } from "./Furniture.tsx";

const { i: NX, j: NY } = TILES;
const [BACK, RIGHT, FRONT, LEFT] = [at(0, 0), at(NX, 0), at(NX, NY), at(0, NY)];
/** Thickness of the floor, in units. */
const SLAB = 16;

export function Floor() {
  const tiles = upTo(NX).flatMap((i) => upTo(NY).map((j) => ({ i, j })));
  return (
    <>
      <Face
        as="drop"
        of={[
          moved(FRONT, -24, 4),
          moved(FRONT, 18, 25),
          moved(RIGHT, 20, 17),
          moved(RIGHT, 0, 6),
        ]}
      />
      <Material of="slab">
        <Face
          as="plain"
          of={[LEFT, FRONT, moved(FRONT, 0, SLAB), moved(LEFT, 0, SLAB)]}
        />
        <Face
          as="shaded"
          of={[FRONT, RIGHT, moved(RIGHT, 0, SLAB), moved(FRONT, 0, SLAB)]}
        />
      </Material>
      <Material of="boards">
        <Face as="lit" of={[BACK, RIGHT, FRONT, LEFT]} />
        <Faces
          as="plain"
          of={tiles.filter(({ i, j }) => (i + j) % 2 === 1)
            .map(({ i, j }) => lying([i, i + 1], [j, j + 1]))}
        />
        <Lines
          as="seam"
          of={[
            ...upTo(NX).slice(1).map((i) => [at(i, 0), at(i, NY)]),
            ...upTo(NY).slice(1).map((j) => [at(0, j), at(NX, j)]),
          ]}
        />
      </Material>
      <Face
        as="ao"
        of={[BACK, RIGHT, at(NX, .3), at(.42, .3), at(.42, NY), LEFT]}
      />
    </>
  );
}

function upTo(end: number): number[] {
  return Array.from({ length: end }, (_, at) => at);
}

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
