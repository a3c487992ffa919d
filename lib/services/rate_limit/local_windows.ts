import { ExpiringMap } from "./expiring_map.ts";
import { isOpen, type RateWindow, WINDOW } from "./rate_window.ts";
import { MAX_CLOCK_SKEW } from "../../base/time/age.ts";

/** Maximum number of windows in a generation: V8 tables grow by powers of two. */
const MAX_WINDOWS = 2 ** 20;

/**
 * Period in milliseconds of the clock that a start is stored on. Four minutes
 * exceed the age of every window in memory.
 */
const ROUND = 2 ** 18;

/**
 * Windows of this process, each in one number: the start on that clock, plus
 * one period per request. V8 stores such a number in the table itself. An
 * object would more than double the memory.
 */
export class LocalWindows {
  readonly #windows = new ExpiringMap<number>({
    maxEntries: MAX_WINDOWS,
    lifetime: WINDOW,
  });

  get(client: number, now: number): RateWindow {
    const packed = this.#windows.get(client, now);
    const window = packed === undefined ? undefined : unpack(packed, now);
    return window && isOpen(window.startedAt, now)
      ? window
      : { startedAt: now, count: 0 };
  }

  set(client: number, window: RateWindow, now: number): void {
    this.#windows.set(client, pack(window), now);
  }

  forget(client: number): void {
    this.#windows.delete(client);
  }
}

function pack({ startedAt, count }: RateWindow): number {
  return count * ROUND + (startedAt & (ROUND - 1));
}

function unpack(packed: number, now: number): RateWindow {
  // Negative after a small clock change, which is accepted.
  const least = -2 * MAX_CLOCK_SKEW;
  const age = ((now - packed - least) & (ROUND - 1)) + least;
  return { startedAt: now - age, count: Math.floor(packed / ROUND) };
}
