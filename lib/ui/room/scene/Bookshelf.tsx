import { at, facingRight } from "../iso.ts";
import { Box, Curve, Face, Faces, Lines, Material } from "./shapes.tsx";

interface Props {
  /** How long each document is, in characters. */
  documents: number[];
}

const [I, J0, J1, Z1] = [.78, .45, 3.35, 178];
const ROWS = [136, 94, 52];
/** Between the sides of the shelf, in tiles. */
const ROOM = J1 - J0 - .4;
const CHARACTERS_PER_TILE = 14_000;
const THINNEST = .14;
const THICKEST = .6;
/** Classes of `room.css`, so mixed that no two like ones stand together. */
const BINDINGS = [3, 0, 2, 4, 1, 4, 3, 1, 0, 2, 0, 2, 4, 1];

/** A book for each document, as thick as it is long. */
export function Bookshelf({ documents }: Props) {
  return (
    <>
      <Face
        as="shade"
        of={[
          at(I, J1),
          at(I + .45, J1 + .12),
          at(I + .45, J0 + .12),
          at(I, J0),
        ]}
      />
      <Material of="oak">
        <Box i={[0, I]} j={[J0, J1]} z={[0, Z1]} />
        <Faces
          as="deep"
          of={ROWS.map((z) =>
            facingRight([J0 + .12, J1 - .12], [z, z + 37], I)
          )}
        />
        <Faces
          as="dk"
          of={ROWS.map((z) =>
            facingRight([J0 + .12, J1 - .12], [z + 30, z + 37], I)
          )}
        />
      </Material>
      <Books books={shelved(documents)} />
      <Material of="oak">
        <Lines
          as="edge"
          of={ROWS.map((z) => [at(I, J1 - .12, z), at(I, J0 + .12, z)])}
        />
      </Material>
      <Cupboards />
      <Globe />
    </>
  );
}

interface Shelved {
  at: number;
  j: number;
  z: number;
  thick: number;
  tall: number;
}

/** Row by row from the left; thinner, all of them, where they would not fit. */
function shelved(documents: number[]): Shelved[] {
  const natural = documents.map((length) =>
    Math.min(THICKEST, THINNEST + length / CHARACTERS_PER_TILE)
  );
  const total = natural.reduce((sum, each) => sum + each, 0);
  // The last of a row may leave a gap.
  const scale = Math.min(1, ROWS.length * (ROOM - THINNEST) / total);
  let [row, used] = [0, 0];
  return natural.map((each, at) => {
    const thick = each * scale;
    if (used + thick > ROOM && row < ROWS.length - 1) {
      [row, used] = [row + 1, 0];
    }
    const book = {
      at,
      j: J1 - .2 - used,
      z: ROWS[row] ?? 0,
      thick,
      tall: 22 + ((documents[at] ?? 0) * 7 + at * 5) % 11,
    };
    used += thick;
    return book;
  });
}

/** Their spines; what is alike on all of them is one path. */
function Books({ books }: { books: Shelved[] }) {
  return (
    <>
      {books.map(({ at, j, z, thick, tall }) => {
        const spine = facingRight([j - thick, j], [z, z + tall], I);
        return (
          <Material key={at} of={`b${BINDINGS[at % BINDINGS.length]}`}>
            <Face as="plain" of={spine} />
            <Face as="outline" of={spine} />
          </Material>
        );
      })}
      <Faces
        as="gleam"
        of={books.map(({ j, z, tall }) =>
          facingRight([j - .06, j], [z, z + tall], I)
        )}
      />
      <Faces
        as="p"
        of={books.map(({ j, z, thick, tall }) =>
          facingRight([j - thick, j], [z + tall - 9, z + tall - 6], I)
        )}
      />
    </>
  );
}

function Cupboards() {
  const middle = (J0 + J1) / 2;
  return (
    <>
      <Material of="oak">
        <Faces
          as="seam"
          of={[
            facingRight([J0 + .14, middle - .05], [8, 44], I),
            facingRight([middle + .05, J1 - .14], [8, 44], I),
          ]}
        />
      </Material>
      {[middle - .16, middle + .16].map((j) => {
        const [x, y] = at(I, j, 28);
        return <Curve key={j} as="knob" d={`M${x - 1} ${y - 2}h3v4h-3z`} />;
      })}
    </>
  );
}

/** Beside it, two books lie. */
function Globe() {
  const [x, y] = at(.4, 2.75, Z1);
  return (
    <>
      <Material of="brass">
        <Curve as="outline" d={`M${x - 6} ${y}h12`} />
      </Material>
      <Material of="b1" smooth>
        <circle class="l" cx={x} cy={y - 15} r={12} />
        <Curve
          as="lit"
          d={`M${x - 9} ${y - 21}q6-7 14-4q-4 4-6 9q-5 1-8-5zM${x - 2} ${
            y - 11
          }q6-3 9 1q-2 5-7 6q-3-3-2-7z`}
        />
        <circle class="o" cx={x} cy={y - 15} r={12} />
      </Material>
      <Material of="b0">
        <Box i={[.2, .62]} j={[1.1, 1.9]} z={[Z1, Z1 + 8]} />
      </Material>
      <Material of="b2">
        <Box i={[.22, .6]} j={[1.2, 1.85]} z={[Z1 + 8, Z1 + 15]} />
      </Material>
    </>
  );
}
