import { at, facingRight, floor } from "../iso.ts";
import type { Shown } from "../shown.ts";
import { BETWEEN_SIDES, type Book, ROWS, SHELF, shelved } from "./books.ts";
import { Furniture } from "./Furniture.tsx";
import { Box, Face, Faces, Lines, Material } from "./shapes.tsx";

const { i: I, j: [J0, J1], height: HEIGHT } = SHELF;

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
