import { at, facingRight, floor, type Range } from "../iso.ts";
import type { Shown } from "../shown.ts";
import { Furniture } from "./Furniture.tsx";
import { Box, Face, Faces, Lines, Material } from "./shapes.tsx";

const [I, J0, J1, HEIGHT] = [.78, .45, 3.35, 178];
/** Height of each board, in units. */
const ROWS = [136, 94, 52];
const BETWEEN_SIDES: Range = [J0 + .12, J1 - .12];

/** Width of a row, in tiles. */
const ROOM = J1 - J0 - .4;
const CHARACTERS_PER_TILE = 14_000;
const [THINNEST, THICKEST] = [.14, .6];
/** Colours in `room.css`, in an order in which no two equal ones are neighbours. */
const BINDINGS = [3, 0, 2, 4, 1, 4, 3, 1, 0, 2, 0, 2, 4, 1];

/** A book for each document, as thick as the document is long. */
export function Bookshelf({ documents }: Pick<Shown, "documents">) {
  return (
    <>
      <Face
        as="shade"
        of={floor([I, J1], [I + .45, J1 + .12], [I + .45, J0 + .12], [I, J0])}
      />
      <Material of="oak">
        <Box i={[0, I]} j={[J0, J1]} z={[0, HEIGHT]} />
        <Faces
          as="deep"
          of={ROWS.map((z) => facingRight(BETWEEN_SIDES, [z, z + 37], I))}
        />
        <Faces
          as="dk"
          of={ROWS.map((z) => facingRight(BETWEEN_SIDES, [z + 30, z + 37], I))}
        />
      </Material>
      <Books books={shelved(documents)} />
      <Material of="oak">
        <Lines
          as="edge"
          of={ROWS.map((z) => [at(I, J1 - .12, z), at(I, J0 + .12, z)])}
        />
      </Material>
      <Furniture name="cupboards" />
    </>
  );
}

/** Spines are apart, as their colours differ. All other faces of a kind are one path. */
function Books({ books }: { books: Book[] }) {
  return (
    <>
      {books.map(({ binding, j, z, thick, tall }, nth) => (
        <Material key={nth} of={`b${binding}`}>
          <Face
            as="plain"
            of={facingRight([j - thick, j], [z, z + tall], I)}
            outlined
          />
        </Material>
      ))}
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

type Book = ReturnType<typeof shelved>[number];

/** Fills row by row from the left. If they would not fit, all books become thinner. */
function shelved(documents: number[]) {
  const natural = documents.map((length) =>
    Math.min(THICKEST, THINNEST + length / CHARACTERS_PER_TILE)
  );
  const total = natural.reduce((sum, each) => sum + each, 0);
  // The last book of a row may leave a gap.
  const scale = Math.min(1, ROWS.length * (ROOM - THINNEST) / total);
  let [row, used] = [0, 0];
  return documents.map((length, at) => {
    const thick = (natural[at] ?? 0) * scale;
    if (used + thick > ROOM && row < ROWS.length - 1) {
      [row, used] = [row + 1, 0];
    }
    const j = J1 - .2 - used;
    used += thick;
    return {
      binding: BINDINGS[at % BINDINGS.length],
      j,
      z: ROWS[row] ?? 0,
      thick,
      tall: 22 + (length * 7 + at * 5) % 11,
    };
  });
}
