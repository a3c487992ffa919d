import type { ComponentChildren } from "preact";
import { at, DRAWING } from "../iso.ts";
import { type FreeThing, type Movable, PLACES } from "../places.ts";
import type { Shown } from "../shown.ts";
import { Board, Clock, Door } from "./OnTheWalls.tsx";
import { Bookshelf } from "./Bookshelf.tsx";
import { Cabinet } from "./Cabinet.tsx";
import { Floor, Walls } from "./FloorAndWalls.tsx";
import { Furniture, Sprite } from "./Furniture.tsx";
import { Glow } from "./Glow.tsx";
import { Rug } from "./Rug.tsx";
import { Window } from "./Window.tsx";

/** One drawing of the walls, and above it one of each thing that people walk behind. */
export function Scene(shown: Shown) {
  return (
    <>
      <svg class="scene" {...DRAWN}>
        <Floor />
        <Walls />
        <Window />
        <Furniture name="mirror" />
        <Clock {...shown} />
        <Board {...shown} />
        <Furniture name="jars" />
        <Door {...shown} />
        <Furniture name="sunbeam" />
        <Rug {...shown} />
        <Bookshelf {...shown} />
        <Cabinet {...shown} />
        <Sprite name="plant" at={pointOf("plant")} />
      </svg>
      <Free id="counter">
        <Furniture name="counter" />
      </Free>
      <Free id="desk">
        <Furniture name="desk" />
      </Free>
      <Free id="lamp">
        <Sprite name="lamp" at={pointOf("lamp")} />
      </Free>
      <Free id="chair">
        <Furniture name="armchair" from={PLACES.chair} />
      </Free>
      <Free id="arm">
        <Furniture name="armrest" from={PLACES.chair} />
      </Free>
      <Free id="table">
        <Furniture name="table" from={PLACES.table} />
      </Free>
      <Free id="cat">
        <Sprite name="cat" at={pointOf("cat")} />
      </Free>
      {ROBOTS.slice(0, shown.callers).map((id, nth) => (
        <Free key={id} id={id}>
          <Sprite name="robot" at={pointOf(id)} colour={`k${nth + 1}`} />
        </Free>
      ))}
      <Free id="glow">
        <Glow />
      </Free>
    </>
  );
}

const ROBOTS = ["robot", "robot2", "robot3"] as const;

const DRAWN = {
  viewBox: `0 0 ${DRAWING.width} ${DRAWING.height}`,
  "aria-hidden": true,
} as const;

function pointOf(thing: Movable) {
  const { i, j } = PLACES[thing];
  return at(i, j);
}

function Free(
  { id, children }: { id: FreeThing; children: ComponentChildren },
) {
  return <svg class={`occ d-${id}`} {...DRAWN}>{children}</svg>;
}
