import { at, type Standing, type Tile, tileAt, TILES } from "./iso.ts";
import { depthOf, isTaken } from "./places.ts";

/** Steps to a point of the drawing; none if nobody can stand there. */
export function toPoint({ tile }: Standing, x: number, y: number): Standing[] {
  return to(tile, tileAt(x, y));
}

/** One step, or a turn on the same tile. */
export function by(from: Standing, i: number, j: number): Standing[] {
  const { tile } = from;
  const way = to(tile, { i: tile.i + i, j: tile.j + j });
  return way.length > 0 ? way : [{ ...from, direction: directionOf(i, j) }];
}

/** Steps to the nearest tile that can be reached. */
export function nextTo({ tile }: Standing, place: Tile): Standing[] {
  const reached = reachedFrom(tile);
  const far = ({ tile: { i, j } }: Reached) =>
    Math.hypot(i + .5 - place.i, j + .5 - place.j);
  const [nearest] = [...reached.values()]
    .sort((one, other) => far(one) - far(other));
  return steps(tile, wayTo(nearest, reached));
}

export function isFree({ i, j }: Tile): boolean {
  return i >= 0 && j >= 0 && i < TILES.i && j < TILES.j && !isTaken(i, j);
}

/** The shortest way by neighbours, without its start; empty if there is none. */
export function pathTo(from: Tile, to: Tile): Tile[] {
  const reached = reachedFrom(from);
  return wayTo(reached.get(keyOf(to)), reached);
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

interface Reached {
  tile: Tile;
  /** The tile before it; undefined at the start. */
  from?: Tile;
}

/** Every tile that can be reached, nearest first. */
function reachedFrom(start: Tile): Map<string, Reached> {
  const reached = new Map<string, Reached>([[keyOf(start), { tile: start }]]);
  // The map grows while it is walked.
  for (const { tile } of reached.values()) {
    const { i, j } = tile;
    const neighbours = [
      { i: i + 1, j },
      { i: i - 1, j },
      { i, j: j + 1 },
      { i, j: j - 1 },
    ];
    for (const next of neighbours) {
      if (reached.has(keyOf(next)) || !isFree(next)) continue;
      reached.set(keyOf(next), { tile: next, from: tile });
    }
  }
  return reached;
}

function wayTo(
  end: Reached | undefined,
  reached: Map<string, Reached>,
): Tile[] {
  const way: Tile[] = [];
  for (
    let at = end;
    at?.from;
    at = reached.get(keyOf(at.from))
  ) way.unshift(at.tile);
  return way;
}

function keyOf({ i, j }: Tile): string {
  return `${i} ${j}`;
}
