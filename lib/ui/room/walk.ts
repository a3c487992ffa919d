import { at, type Standing, type Tile, tileAt, TILES } from "./iso.ts";
import { depthOf, isTaken } from "./places.ts";

/** Steps to a point of the drawing; none if nobody can stand there. */
export function toPoint({ tile }: Standing, x: number, y: number): Standing[] {
  return to(tile, tileAt(x, y));
}

/** One step, or a turn on the same tile. An armchair does not turn. */
export function by(from: Standing, i: number, j: number): Standing[] {
  const { tile } = from;
  const way = to(tile, { i: tile.i + i, j: tile.j + j });
  const isStuck = way.length === 0 && !from.isSeated;
  return isStuck ? [{ ...from, direction: directionOf(i, j) }] : way;
}

/** Steps to the nearest tile that can be reached. */
export function nextTo({ tile }: Standing, place: Tile): Standing[] {
  const far = (way: Tile[]) => {
    const { i, j } = way.at(-1) ?? tile;
    return Math.hypot(i + .5 - place.i, j + .5 - place.j);
  };
  const [nearest = []] = [...waysFrom(tile).values()]
    .sort((one, other) => far(one) - far(other));
  return steps(tile, nearest);
}

export function isFree({ i, j }: Tile): boolean {
  return i >= 0 && j >= 0 && i < TILES.i && j < TILES.j && !isTaken(i, j);
}

/** The shortest way by neighbours, without its start; empty if there is none. */
export function pathTo(from: Tile, to: Tile): Tile[] {
  return waysFrom(from).get(keyOf(to)) ?? [];
}

function to(from: Tile, tile: Tile): Standing[] {
  return isFree(tile) ? steps(from, pathTo(from, tile)) : [];
}

function steps(from: Tile, way: Tile[]): Standing[] {
  return way.map((tile, step) => {
    const before = way[step - 1] ?? from;
    const middle = { i: tile.i + .5, j: tile.j + .5 };
    return {
      tile,
      direction: directionOf(tile.i - before.i, tile.j - before.j),
      at: at(middle.i, middle.j),
      depth: depthOf(middle),
    };
  });
}

function directionOf(i: number, j: number): Standing["direction"] {
  if (i !== 0) return i > 0 ? 2 : 6;
  return j > 0 ? 4 : 0;
}

/** Ways to all tiles that can be reached, without the start; shortest first. */
function waysFrom(start: Tile): Map<string, Tile[]> {
  const ways = new Map<string, Tile[]>([[keyOf(start), []]]);
  // The map grows while it is walked.
  for (const way of ways.values()) {
    const { i, j } = way.at(-1) ?? start;
    const neighbours = [
      { i: i + 1, j },
      { i: i - 1, j },
      { i, j: j + 1 },
      { i, j: j - 1 },
    ].filter((next) => !ways.has(keyOf(next)) && isFree(next));
    for (const next of neighbours) ways.set(keyOf(next), [...way, next]);
  }
  return ways;
}

function keyOf({ i, j }: Tile): string {
  return `${i} ${j}`;
}
