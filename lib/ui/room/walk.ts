import { at, tileAt, TILES } from "./iso.ts";
import { isFree, pathNextTo, pathTo, type Tile } from "./path.ts";
import { depthOf, isTaken } from "./places.ts";
import type { Standing } from "./standing.ts";

const FLOOR = { tiles: TILES, isTaken };

/** To a place of the drawing, in units: nowhere where nobody can stand. */
export function toPoint({ tile }: Standing, x: number, y: number): Standing[] {
  return to(tile, tileAt(x, y));
}

/** One tile further, or at least a look there. */
export function by(from: Standing, i: number, j: number): Standing[] {
  const { tile } = from;
  const way = to(tile, { i: tile.i + i, j: tile.j + j });
  return way.length > 0 ? way : [{ ...from, direction: directionOf(i, j) }];
}

/** To the free tile that is nearest to a place. */
export function nextTo({ tile }: Standing, place: Tile): Standing[] {
  return steps(tile, pathNextTo(tile, place, FLOOR));
}

function to(from: Tile, tile: Tile): Standing[] {
  return isFree(tile, FLOOR) ? steps(from, pathTo(from, tile, FLOOR)) : [];
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

/** As the API counts them: 2 looks along `i`, 4 along `j`, 6 and 0 back. */
function directionOf(i: number, j: number): number {
  if (i !== 0) return i > 0 ? 2 : 6;
  return j > 0 ? 4 : 0;
}
