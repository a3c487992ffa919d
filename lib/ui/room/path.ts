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
  const reached = reachedFrom(from, floor);
  return wayTo(reached.get(keyOf(to)), reached);
}

export function isFree({ i, j }: Tile, { tiles, isTaken }: Floor): boolean {
  return i >= 0 && j >= 0 && i < tiles.i && j < tiles.j && !isTaken(i, j);
}

/** The way to the tile that is nearest to a place, of those that can be reached. */
export function pathNextTo(from: Tile, place: Tile, floor: Floor): Tile[] {
  const reached = reachedFrom(from, floor);
  const far = ({ tile: { i, j } }: Reached) =>
    Math.hypot(i + .5 - place.i, j + .5 - place.j);
  const [nearest] = [...reached.values()]
    .sort((one, other) => far(one) - far(other));
  return wayTo(nearest, reached);
}

interface Reached {
  tile: Tile;
  /** The tile before it; undefined of the start. */
  from?: Tile;
}

/** Every tile that can be reached, the nearest first. */
function reachedFrom(start: Tile, floor: Floor): Map<string, Reached> {
  const reached = new Map<string, Reached>([[keyOf(start), { tile: start }]]);
  for (const { tile } of reached.values()) {
    for (const next of neighboursOf(tile)) {
      if (reached.has(keyOf(next)) || !isFree(next, floor)) continue;
      reached.set(keyOf(next), { tile: next, from: tile });
    }
  }
  return reached;
}

/** Without the start. */
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

function neighboursOf({ i, j }: Tile): Tile[] {
  return [{ i: i + 1, j }, { i: i - 1, j }, { i, j: j + 1 }, { i, j: j - 1 }];
}

function keyOf({ i, j }: Tile): string {
  return `${i} ${j}`;
}
