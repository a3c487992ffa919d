import type { Tile } from "../../lib/ui/room/iso.ts";
import { PLACES } from "../../lib/ui/room/places.ts";

const ROBOTS = ["robot", "robot2", "robot3"] as const;
type Robot = typeof ROBOTS[number];

/** Between the counter and the chair. */
const AISLE = 3.5;
/** Beyond the end of the counter, and clear of robots that stand there. */
const PAST = 9.1;
/** Place of each robot at the counter. */
const COUNTER: Record<Robot, number> = { robot: 5.2, robot2: 6.8, robot3: 6 };

/** The way of each robot to the counter. It returns the same way. */
export const ROUNDS: ReadonlyMap<Robot, Tile[]> = new Map(
  ROBOTS.map((id) => {
    const { i, j } = PLACES[id];
    return [id, [
      { i, j },
      { i: PAST, j },
      { i: PAST, j: AISLE },
      { i: COUNTER[id], j: AISLE },
    ]];
  }),
);
