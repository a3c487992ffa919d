import { PLACES } from "./places.ts";

const ROBOTS = ["robot", "robot2", "robot3"] as const;
type Robot = typeof ROBOTS[number];

/** Between the counter and the chair. */
const AISLE = 3.5;
/** Beyond the end of the counter, and between those who stand there. */
const PAST = 9.1;
/** Where each waits before the counter, side by side. */
const COUNTER: Record<Robot, number> = { robot: 5.2, robot2: 6.8, robot3: 6 };

/** The way of each robot from where it stands to the counter; it comes back the same. */
export const ROUNDS: ReadonlyMap<Robot, { i: number; j: number }[]> = new Map(
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
