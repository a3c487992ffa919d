import type { ComponentChildren } from "preact";
import { at, DRAWING } from "../iso.ts";
import { type FreeThing, type Movable, PLACES } from "../places.ts";
import type { Shown } from "../shown.ts";
import { Armchair } from "./Armchair.tsx";
import { Board } from "./Board.tsx";
import { Bookshelf } from "./Bookshelf.tsx";
import { Cabinet } from "./Cabinet.tsx";
import { Clock } from "./Clock.tsx";
import { Counter } from "./Counter.tsx";
import { Desk } from "./Desk.tsx";
import { Door } from "./Door.tsx";
import { Floor } from "./Floor.tsx";
import { Glow } from "./Glow.tsx";
import { Jars } from "./Jars.tsx";
import { Mirror } from "./Mirror.tsx";
import { Rug } from "./Rug.tsx";
import { Sprite } from "./Sprite.tsx";
import { Table } from "./Table.tsx";
import { Walls } from "./Walls.tsx";
import { Sunbeam, Window } from "./Window.tsx";

/** One drawing of the walls, and above it one of each thing that people walk behind. */
export function Scene(shown: Shown) {
  return (
    <>
      <svg class="scene" {...DRAWN}>
        <Floor />
        <Walls />
        <Window />
        <Mirror />
        <Clock {...shown} />
        <Board {...shown} />
        <Jars />
        <Door {...shown} />
        <Sunbeam />
        <Rug {...shown} />
        <Bookshelf {...shown} />
        <Cabinet {...shown} />
        <Sprite name="plant" at={pointOf("plant")} />
      </svg>
      <Free id="counter">
        <Counter />
      </Free>
      <Free id="desk">
        <Desk />
      </Free>
      <Free id="lamp">
        <Sprite name="lamp" at={pointOf("lamp")} />
      </Free>
      <Free id="chair">
        <Armchair {...PLACES.chair} />
      </Free>
      <Free id="table">
        <Table {...PLACES.table} />
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
