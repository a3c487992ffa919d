import { at, type Point, type Standing, type Tile } from "../iso.ts";

/** Side of the thing on which its card is. */
type Side = "over" | "under" | "right" | "left";

export interface CardPlace {
  side: Side;
  /** Corner in the drawing: the lower left one of a card over its thing, else the upper left one. */
  corner: Point;
  /** Distance of the tail from the left, or from the top at a side. */
  tail: string;
  /** Tile of a visitor who uses the thing, by its middle. */
  middle: Tile;
  pose: Partial<Standing>;
}

/** A seated visitor is between the back of the armchair and its near arm. */
const SEAT: Partial<Standing> = {
  tile: { i: 8, j: 5 },
  at: at(8.85, 5.1),
  depth: 140,
  isSeated: true,
};

/** No card covers a face, the visitor or its own thing. */
export const CARD_PLACES: Readonly<Record<string, CardPlace>> = {
  clock: place("right", [600, 2], "118px", [4, 3, 0]),
  counter: place("under", [622, 524], "135px", [6, 4, 0]),
  board: place("right", [740, 34], "150px", [4, 3, 0]),
  cabinet: place("right", [636, 2], "180px", [3, 3, 0]),
  shelf: place("right", [482, 2], "132px", [2, 3, 6]),
  window: place("right", [294, 2], "190px", [1, 7, 6]),
  plant: place("over", [10, 319], "92px", [1, 7, 6]),
  paper: place("left", [84, 520], "68px", [6, 5, 4]),
  bell: place("under", [46, 465], "245px", [4, 6, 6]),
  letter: place("under", [68, 465], "245px", [4, 6, 6]),
  sign: place("over", [638, 314], "246px", [9, 1, 0]),
  rug: place("under", [60, 532], "300px", [5, 5, 2]),
  chair: place("left", [240, 520], "50px", [8, 5, 4], SEAT),
  robots: place("under", [632, 534], "161px", [9, 1, 6]),
};

/** The mirror opens the wardrobe, and no card. */
export const AT_MIRROR = place("right", [0, 0], "0", [1, 7, 6]);

function place(
  side: Side,
  corner: Point,
  tail: string,
  [i, j, direction]: [number, number, number],
  seat?: Partial<Standing>,
): CardPlace {
  const middle = { i: i + .5, j: j + .5 };
  return { side, corner, tail, middle, pose: { direction, ...seat } };
}
