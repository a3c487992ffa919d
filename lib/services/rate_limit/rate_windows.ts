import { fingerprint } from "../../base/http/fingerprint.ts";
import { isOpen, type RateWindow, stateOf, WINDOW } from "./rate_window.ts";
import { freeOf, SharedWindows, type Sharing } from "./shared_windows.ts";
import type { WindowAllowance } from "./window_allowance.ts";
import type { RateDecision } from "../types.ts";
import { ExpiringMap } from "./expiring_map.ts";
import { MAX_CLOCK_SKEW } from "../../base/time/age.ts";

/** Fixed windows by client and endpoint. The README of this folder has the guarantees. */
export class RateWindows {
  readonly #local = new LocalWindows();
  readonly #shared: SharedWindows | undefined;
  /** Requests of a window that this instance admits without the store. */
  readonly #free: number;
  readonly #seed = crypto.getRandomValues(new Int32Array(1))[0] ?? 0;

  constructor(
    readonly limit: number,
    readonly now: () => number,
    sharing?: Sharing,
  ) {
    this.#shared = sharing && new SharedWindows(sharing, limit, now);
    this.#free = sharing ? freeOf(limit) : limit;
  }

  /** Counts a request on this instance alone, for an endpoint that never refuses. */
  hit(endpoint: string, client: string): RateDecision {
    const now = this.now();
    const id = fingerprint(client, endpoint, this.#seed);
    const window = this.#local.get(id, now);
    return window.count < this.limit
      ? this.#pass(id, window, now)
      : this.#decision(window, now, true);
  }

  /**
   * Decides on a request for all instances together. Returns a promise if the
   * store has to be asked, which does not happen to a client with few requests.
   */
  admit(
    endpoint: string,
    client: string,
  ): RateDecision | Promise<RateDecision> {
    const now = this.now();
    const id = fingerprint(client, endpoint, this.#seed);
    const allowance = this.#allowanceOf(id, now);
    if (allowance) {
      return allowance.decide(now) ??
        allowance.asked().then(() => this.admit(endpoint, client));
    }
    const window = this.#local.get(id, now);
    if (window.count < this.#free) return this.#pass(id, window, now);
    if (!this.#shared) return this.#decision(window, now, true);
    this.#shared.begin(id, window, { endpoint, client });
    return this.admit(endpoint, client);
  }

  /** State of a window without counting a request. */
  peek(endpoint: string, client: string): RateDecision {
    const now = this.now();
    const id = fingerprint(client, endpoint, this.#seed);
    return this.#allowanceOf(id, now)?.peek(now) ??
      this.#decision(this.#local.get(id, now), now, false);
  }

  /** Await before closing the store. */
  async settled(): Promise<void> {
    await this.#shared?.settled();
  }

  /** Allowance of this instance in an open window, if the window is shared. */
  #allowanceOf(id: number, now: number): WindowAllowance | undefined {
    const allowance = this.#shared?.find(id, now);
    if (!allowance || allowance.isOpen(now)) return allowance;
    // Others began this window earlier, so that it is over here too.
    this.#shared?.forget(id);
    this.#local.forget(id);
  }

  #pass(id: number, { startedAt, count }: RateWindow, now: number) {
    const window = { startedAt, count: count + 1 };
    this.#local.set(id, window, now);
    return this.#decision(window, now, false);
  }

  #decision(window: RateWindow, now: number, isExcess: boolean): RateDecision {
    const { remaining, reset } = stateOf(window, this.limit, now);
    return { remaining, reset, isExcess };
  }
}

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
