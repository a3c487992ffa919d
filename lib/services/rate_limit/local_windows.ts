import { ExpiringMap } from "./expiring_map.ts";
import { isOpen, type RateWindow, WINDOW } from "./rate_window.ts";
import { MAX_CLOCK_SKEW } from "../../base/time/age.ts";

/** Windows that begin in a minute and are remembered; V8's tables grow by powers of two. */
const MOST = 2 ** 20;

/**
 * A clock that goes round in so many milliseconds tells when a window began:
 * four minutes, because what is not forgotten yet is younger, and a little more.
 */
const ROUND = 2 ** 18;

/**
 * The windows of this process, each in one number: the start, on that clock,
 * and one round more for each request. V8 keeps such a number in the table
 * itself; an object would more than double the memory.
 */
export class LocalWindows {
  readonly #windows = new ExpiringMap<number>({ most: MOST, lifetime: WINDOW });

  /** The client's open window, or one that begins now. */
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
  // Below nothing where the clock was set back a little, which is believed.
  const least = -2 * MAX_CLOCK_SKEW;
  const age = ((now - packed - least) & (ROUND - 1)) + least;
  return { startedAt: now - age, count: Math.floor(packed / ROUND) };
}
