import type { ComponentChildren } from "preact";
import { Armchair } from "./Armchair.tsx";
import { Board } from "./Board.tsx";
import { Bookshelf } from "./Bookshelf.tsx";
import { Cabinet } from "./Cabinet.tsx";
import { Cat } from "./Cat.tsx";
import { Clock } from "./Clock.tsx";
import { Counter } from "./Counter.tsx";
import { Desk } from "./Desk.tsx";
import { Door } from "./Door.tsx";
import { Glow } from "./Glow.tsx";
import { DRAWING } from "../iso.ts";
import { Jars } from "./Jars.tsx";
import { Lamp } from "./Lamp.tsx";
import { Mirror } from "./Mirror.tsx";
import { type FreeThing, PLACES } from "../places.ts";
import { Plant } from "./Plant.tsx";
import { Robot } from "./Robot.tsx";
import { Rug } from "./Rug.tsx";
import { Shell } from "./Shell.tsx";
import { Table } from "./Table.tsx";
import { Sunbeam, Window } from "./Window.tsx";

/** What the drawing shows of the site. */
export interface Shown {
  /** The length of each document, in characters. */
  documents: number[];
  /** The years of each role, the newest first. */
  years: string[];
  /** Contributions of each week; empty where nobody counts them. */
  weeks: number[];
  /** What stands on the blackboard. */
  chalk: { large?: string; small?: string };
  /** What hangs on the door. */
  sign: { large: string; small?: string };
  /** Operations of the API. */
  operations: number;
  /** Programs that called a moment ago, at most as many as there is room for. */
  callers: number;
  /** Minutes since midnight, where the owner is. */
  minutes: number;
}

/** The room: what stands at its walls in one drawing, and above it each thing that somebody can stand behind. */
export function Scene(shown: Shown) {
  return (
    <>
      <svg class="scene" {...DRAWN}>
        <Shell />
        <Window />
        <Mirror />
        <Clock minutes={shown.minutes} />
        <Board weeks={shown.weeks} lines={shown.chalk} />
        <Jars />
        <Door sign={shown.sign} />
        <Sunbeam />
        <Rug petals={shown.operations} />
        <Bookshelf documents={shown.documents} />
        <Cabinet years={shown.years} />
        <Plant {...PLACES.plant} />
      </svg>
      <Free id="counter">
        <Counter />
      </Free>
      <Free id="desk">
        <Desk />
      </Free>
      <Free id="lamp">
        <Lamp {...PLACES.lamp} />
      </Free>
      <Free id="chair">
        <Armchair {...PLACES.chair} />
      </Free>
      <Free id="table">
        <Table {...PLACES.table} />
      </Free>
      <Free id="cat">
        <Cat {...PLACES.cat} />
      </Free>
      {shown.callers > 0 && (
        <Free id="robot">
          <Robot {...PLACES.robot} of="k1" />
        </Free>
      )}
      {shown.callers > 1 && (
        <Free id="robot2">
          <Robot {...PLACES.robot2} of="k2" />
        </Free>
      )}
      {shown.callers > 2 && (
        <Free id="robot3">
          <Robot {...PLACES.robot3} of="k3" />
        </Free>
      )}
      <Free id="glow">
        <Glow />
      </Free>
    </>
  );
}

const DRAWN = {
  viewBox: `0 0 ${DRAWING.width} ${DRAWING.height}`,
  "aria-hidden": true,
} as const;

/** A drawing of its own, so that people walk behind it and before it. */
function Free(
  { id, children }: { id: FreeThing; children: ComponentChildren },
) {
  return <svg class={`occ d-${id}`} {...DRAWN}>{children}</svg>;
}
