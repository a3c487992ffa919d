/** A tile of the floor. */
export interface Tile {
  i: number;
  j: number;
}

interface Floor {
  /** How many tiles there are in each direction. */
  tiles: Tile;
  isTaken(i: number, j: number): boolean;
}

/** The shortest way by neighbours, without its start; empty where there is none. */
export function pathTo(from: Tile, to: Tile, floor: Floor): Tile[] {
  const came = new Map<string, Tile | null>([[keyOf(from), null]]);
  const queue = [from];
  for (const tile of queue) {
    if (keyOf(tile) === keyOf(to)) return wayTo(tile, came);
    for (const next of neighboursOf(tile)) {
      if (came.has(keyOf(next)) || !isFree(next, floor)) continue;
      came.set(keyOf(next), tile);
      queue.push(next);
    }
  }
  return [];
}

export function isFree({ i, j }: Tile, { tiles, isTaken }: Floor): boolean {
  return i >= 0 && j >= 0 && i < tiles.i && j < tiles.j && !isTaken(i, j);
}

/** The free tile that is the fewest steps from there; undefined where none can be reached. */
export function nearestTo(
  place: Tile,
  from: Tile,
  floor: Floor,
): Tile | undefined {
  const all = Array.from(
    { length: floor.tiles.i * floor.tiles.j },
    (_, at) => ({ i: at % floor.tiles.i, j: Math.floor(at / floor.tiles.i) }),
  ).filter((tile) => isFree(tile, floor));
  const far = ({ i, j }: Tile) =>
    Math.hypot(i + .5 - place.i, j + .5 - place.j);
  return all.sort((one, other) => far(one) - far(other)).find((tile) =>
    keyOf(tile) === keyOf(from) || pathTo(from, tile, floor).length > 0
  );
}

function wayTo(end: Tile, came: Map<string, Tile | null>): Tile[] {
  const way: Tile[] = [];
  let at: Tile | null | undefined = end;
  while (at) {
    way.unshift(at);
    at = came.get(keyOf(at));
  }
  return way.slice(1);
}

function neighboursOf({ i, j }: Tile): Tile[] {
  return [{ i: i + 1, j }, { i: i - 1, j }, { i, j: j + 1 }, { i, j: j - 1 }];
}

function keyOf({ i, j }: Tile): string {
  return `${i} ${j}`;
}
