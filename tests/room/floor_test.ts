import { assert, assertEquals } from "@std/assert";
import { at, type Tile, tileAt, TILES } from "../../lib/ui/room/iso.ts";
import { NPC_IDS } from "../../lib/content/names.ts";
import {
  BEFORE,
  depthOf,
  DEPTHS,
  ENTRANCE,
  FOOTPRINTS,
  PLACES,
  STAFF,
} from "../../lib/ui/room/places.ts";
import { CARD_PLACES } from "../../lib/ui/room/cards/places.ts";
import { by, isFree, nextTo, pathTo, toPoint } from "../../lib/ui/room/walk.ts";
import { ROUNDS } from "../../tools/generate/room_rounds.ts";
import { boxOf, THINGS } from "../../tools/generate/room_things.ts";

/** In units. */
const HEAD = { width: 40, height: 70 };

const ALL: Tile[] = Array.from({ length: TILES.i }, (_, i) => i)
  .flatMap((i) => Array.from({ length: TILES.j }, (_, j) => ({ i, j })));
const FREE = ALL.filter((tile) => isFree(tile));

Deno.test("a point of the drawing is on the tile that is drawn there", () => {
  for (const { i, j } of ALL) {
    assertEquals(tileAt(...at(i + .5, j + .5)), { i, j });
  }
});

Deno.test("whoever comes stands on a free tile, and can go to every other one", () => {
  assert(isFree(ENTRANCE.tile));
  for (const tile of FREE) {
    const way = pathTo(ENTRANCE.tile, tile);
    const isThere = tile.i === ENTRANCE.tile.i && tile.j === ENTRANCE.tile.j;
    assert(isThere || way.length > 0, JSON.stringify(tile));
  }
});

Deno.test("a way goes from tile to neighbour, over free ones, and is the shortest", () => {
  for (const tile of FREE) {
    let from: Tile = ENTRANCE.tile;
    for (const step of pathTo(from, tile)) {
      assertEquals(Math.abs(step.i - from.i) + Math.abs(step.j - from.j), 1);
      assert(isFree(step));
      from = step;
    }
    const back = pathTo(tile, ENTRANCE.tile);
    assertEquals(back.length, pathTo(ENTRANCE.tile, tile).length);
  }
});

Deno.test("nobody walks into a thing, a wall or somebody else", () => {
  const taken = ALL.filter((tile) => !isFree(tile));
  assert(taken.length > 0);
  for (const { i, j } of taken) {
    assertEquals(toPoint(ENTRANCE, ...at(i + .5, j + .5)), []);
  }
  assertEquals(toPoint(ENTRANCE, 0, 0), []);
});

for (const id of NPC_IDS) {
  Deno.test(`one talks to the ${id} from before their eyes`, () => {
    const last = nextTo(ENTRANCE, BEFORE[id]).at(-1);
    assert(last);
    const [i, j] = [last.tile.i + .5, last.tile.j + .5];
    const { direction, ...place } = STAFF[id];
    assert(Math.hypot(i - place.i, j - place.j) < 2.6);
    assert(direction === 2 ? i > place.i : j > place.j);
    assert(last.depth > depthOf(place), "and covers nobody's back");
    const [x, y] = at(place.i, place.j);
    const isBeside = Math.abs(last.at[0] - x) >= HEAD.width;
    assert(isBeside || last.at[1] - y >= HEAD.height, "and nobody's face");
  });
}

for (const [id, { middle, pose }] of Object.entries(CARD_PLACES)) {
  Deno.test(`whoever uses the ${id} stands where its card says`, () => {
    const [i, j] = [middle.i - .5, middle.j - .5];
    const { tile } = nextTo(ENTRANCE, middle).at(-1) ?? ENTRANCE;
    const far = Math.abs(tile.i - i) + Math.abs(tile.j - j);
    assertEquals(far, pose.isSeated ? 1 : 0, JSON.stringify(tile));
    assert(!pose.isSeated || !isFree({ i, j }), "nobody walks over a seat");
  });
}

for (const thing of THINGS) {
  if (!("of" in thing)) continue;
  Deno.test(`whoever points at the ${thing.id} points where it stands`, () => {
    const { i, j } = PLACES[thing.of];
    const [x, y] = at(i, j);
    const [left, top, width, height] = boxOf(thing);
    assert(left < x && x < left + width);
    assert(top < y && y < top + height);
  });
}

Deno.test("an arrow key goes one tile, or at least looks there", () => {
  const [step, ...more] = by(ENTRANCE, 1, 0);
  assertEquals(more, []);
  assertEquals(step?.tile, { ...ENTRANCE.tile, i: ENTRANCE.tile.i + 1 });
  assertEquals(step?.direction, 2);
  const corner = { ...ENTRANCE, tile: { i: 0, j: TILES.j - 1 } };
  assertEquals(
    by(corner, 0, 1).map(({ tile, direction }) => [tile, direction]),
    [
      [corner.tile, 4],
    ],
  );
});

Deno.test("whoever is beyond a thing is behind it, whoever is on this side before it", () => {
  const counter = DEPTHS.get("counter") ?? 0;
  for (let i = 5.5; i < 8.5; i++) {
    assert(depthOf({ i, j: 1.5 }) < counter, `behind at ${i}`);
    assert(depthOf({ i, j: 3.5 }) > counter, `before at ${i}`);
  }
  const { i, j } = PLACES.cat;
  const cat = DEPTHS.get("cat") ?? 0;
  assert(depthOf({ i: i - 1, j: j - 1 }) < cat);
  assert(depthOf({ i: i + 1, j: j + 1 }) > cat);
});

for (const [id, way] of ROUNDS) {
  Deno.test(`the ${id} walks through nothing and nobody`, () => {
    const others = [...FOOTPRINTS].filter(([other]) => other !== id);
    for (const { i, j } of along(way)) {
      for (const [other, thing] of others) {
        const isIn = thing.i[0] < i && i < thing.i[1] &&
          thing.j[0] < j && j < thing.j[1];
        assert(!isIn, `${other} at ${i}, ${j}`);
      }
    }
  });
}

/** Many places of a way. */
function along(way: readonly Tile[]): Tile[] {
  return way.flatMap((to, nth) => {
    const from = way[nth - 1] ?? to;
    return Array.from({ length: 20 }, (_, step) => ({
      i: from.i + (to.i - from.i) * step / 20,
      j: from.j + (to.j - from.j) * step / 20,
    }));
  });
}
