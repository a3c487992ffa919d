import type { Range } from "../iso.ts";

export const SHELF = { i: .78, j: [.45, 3.35], height: 178 } as const;
/** Height of each board, in units. */
export const ROWS = [136, 94, 52];
export const BETWEEN_SIDES: Range = [SHELF.j[0] + .12, SHELF.j[1] - .12];

/** Width of a row, in tiles. */
const ROOM = SHELF.j[1] - SHELF.j[0] - .4;
const CHARACTERS_PER_TILE = 14_000;
const [THINNEST, THICKEST] = [.14, .6];
/** Colours in `room.css`, in an order in which no two equal ones are neighbours. */
const BINDINGS = [3, 0, 2, 4, 1, 4, 3, 1, 0, 2, 0, 2, 4, 1];

export type Book = ReturnType<typeof shelved>[number];

/** Fills row by row from the left. If they would not fit, all books become thinner. */
export function shelved(documents: number[]) {
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
    const j = SHELF.j[1] - .2 - used;
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
