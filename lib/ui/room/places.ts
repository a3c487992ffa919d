import type { NpcId } from "../../content/content.ts";
import { at, depthAt, type Range, type Standing, type Tile } from "./iso.ts";

/** Things that can be moved. Their drawing, footprint and name follow. */
export const PLACES = {
  plant: { i: .85, j: 8.2 },
  lamp: { i: 9.45, j: 3.9 },
  chair: { i: 8.1, j: 4.2 },
  table: { i: 7.25, j: 7.3 },
  cat: { i: 6.9, j: 6.2 },
  robot: { i: 8.75, j: 1.7 },
  robot2: { i: 9.45, j: 2.75 },
  robot3: { i: 9.7, j: 3.25 },
} satisfies Record<string, Tile>;
export type Movable = keyof typeof PLACES;

/** Directions are those of the API. */
export const STAFF: Record<NpcId, Tile & Pick<Standing, "direction">> = {
  librarian: { i: 1.55, j: 4.05, direction: 2 },
  archivist: { i: 4.05, j: 1.1, direction: 4 },
  concierge: { i: 1.95, j: 6.3, direction: 2 },
  barista: { i: 7.3, j: 1.25, direction: 4 },
};

/** Place of a visitor who talks to them: before their eyes, and not before their face. */
export const BEFORE: Record<NpcId, Tile> = {
  librarian: { i: 2.5, j: 3.5 },
  archivist: { i: 4.05, j: 2.1 },
  concierge: { i: 4.5, j: 6.5 },
  barista: { i: 7.3, j: 2.25 },
};

const ENTRY: Tile = { i: 5.5, j: 5.5 };

/** Start of a visitor, in the middle of a tile. */
export const ENTRANCE: Standing = {
  tile: { i: Math.floor(ENTRY.i), j: Math.floor(ENTRY.j) },
  direction: 2,
  at: at(ENTRY.i, ENTRY.j),
  depth: depthAt(ENTRY.i, ENTRY.j),
};

/** The part of the floor under a thing. */
interface Footprint {
  i: Range;
  j: Range;
}

const FREE_THINGS = {
  counter: { i: [5.35, 8.6], j: [1.95, 3] },
  desk: { i: [2.97, 4.02], j: [5.07, 7.55] },
  lamp: around(PLACES.lamp, .1),
  chair: from(PLACES.chair, 1.5, 1.42),
  table: from(PLACES.table, .8, .8),
  cat: around(PLACES.cat, .4),
  robot: around(PLACES.robot, .3),
  robot2: around(PLACES.robot2, .3),
  robot3: around(PLACES.robot3, .3),
} satisfies Record<string, Footprint>;
/** The near arm of the chair is in front of who sits there. */
export type FreeThing = keyof typeof FREE_THINGS | "arm" | "glow";

/** Footprints of things that people can walk behind. */
export const FOOTPRINTS: ReadonlyMap<string, Footprint> = new Map(
  Object.entries(FREE_THINGS),
);

/** Footprints at the walls. Nobody can be behind these. */
const AT_WALLS: Footprint[] = [
  { i: [0, .78], j: [.45, 3.35] },
  { i: [1.05, 3.45], j: [0, .8] },
  around(PLACES.plant, .39),
  // Behind the counter: for the barista alone.
  { i: [3.5, 9], j: [0, 1.9] },
];

/** CSS `z-index` of each thing, by the middle of its footprint. */
export const DEPTHS: ReadonlyMap<string, number> = new Map([
  ...[...FOOTPRINTS].map(([id, { i, j }]): [string, number] => [
    id,
    depthAt((i[0] + i[1]) / 2, (j[0] + j[1]) / 2),
  ]),
  ["arm", depthAt(PLACES.chair.i + 1.34, PLACES.chair.j + .86)],
  ["glow", 300],
]);

/**
 * CSS `z-index` of a person. A thing is longer than a tile, so its middle is not
 * enough. Past its near edge a person is in front, past its far edge behind.
 */
export function depthOf({ i, j }: Tile): number {
  let [lowest, highest] = [0, Infinity];
  for (const [id, thing] of FOOTPRINTS) {
    const depth = DEPTHS.get(id) ?? 0;
    const isBefore = i >= thing.i[1] && j > thing.j[0] ||
      j >= thing.j[1] && i > thing.i[0];
    if (isBefore) lowest = Math.max(lowest, depth + 1);
    else if (i < thing.i[1] && j < thing.j[1]) {
      highest = Math.min(highest, depth - 1);
    }
  }
  return Math.max(lowest, Math.min(highest, depthAt(i, j)));
}

/** Returns true if a thing or a member of the staff covers the tile. */
export function isTaken(i: number, j: number): boolean {
  const people = Object.values(STAFF).map((each) => around(each, .2));
  // Robots come and go.
  const things = [...FOOTPRINTS].filter(([id]) => !id.startsWith("robot"))
    .map(([, thing]) => thing);
  return [...things, ...AT_WALLS, ...people].some((thing) =>
    thing.i[0] < i + .8 && thing.i[1] > i + .2 &&
    thing.j[0] < j + .8 && thing.j[1] > j + .2
  );
}

function from({ i, j }: Tile, alongI: number, alongJ: number): Footprint {
  return { i: [i, i + alongI], j: [j, j + alongJ] };
}

function around({ i, j }: Tile, by: number): Footprint {
  return { i: [i - by, i + by], j: [j - by, j + by] };
}
