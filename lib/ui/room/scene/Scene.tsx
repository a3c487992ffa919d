import type { ComponentChildren } from "preact";
import { at, DRAWING, pathOf, TILES, WALL } from "../iso.ts";
import { type FreeThing, type Movable, PLACES } from "../places.ts";
import type { Shown } from "../shown.ts";
import { Board, Clock, Door } from "./OnTheWalls.tsx";
import { Bookshelf } from "./Bookshelf.tsx";
import { Cabinet } from "./Cabinet.tsx";
import { Floor, Walls } from "./FloorAndWalls.tsx";
import { Furniture, Sprite } from "./Furniture.tsx";
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

const { i: NX, j: NY } = TILES;
const CLIP = "glow_walls";
const LIGHT = "glow_light";

function Glow() {
  const [x, y] = at(PLACES.lamp.i, PLACES.lamp.j);
  const [deskX, deskY] = at(3.45, 5.42);
  const fill = `url(#${LIGHT})`;
  return (
    <>
      <radialGradient id={LIGHT}>
        <stop stop-color="#ffb04a" stop-opacity={.62} />
        <stop offset={.45} stop-color="#f58a3c" stop-opacity={.24} />
        <stop offset={1} stop-color="#e8682c" stop-opacity={0} />
      </radialGradient>
      <clipPath id={CLIP}>
        <path
          d={pathOf([
            at(0, 0, WALL),
            at(NX, 0, WALL),
            at(NX, 0, -16),
            at(NX, NY, -16),
            at(0, NY, -16),
            at(0, NY, WALL),
          ])}
        />
      </clipPath>
      <g clip-path={`url(#${CLIP})`}>
        <ellipse cx={x} cy={y} rx={230} ry={115} fill={fill} />
        <circle cx={x} cy={y - 105} r={130} fill={fill} />
        <circle cx={deskX} cy={deskY - 84} r={96} fill={fill} />
      </g>
    </>
  );
}
