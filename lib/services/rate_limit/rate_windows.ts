import { fingerprint } from "../../base/http/fingerprint.ts";
import { LocalWindows } from "./local_windows.ts";
import { type RateWindow, stateOf } from "./rate_window.ts";
import { freeOf, SharedWindows, type Sharing } from "./shared_windows.ts";
import type { WindowAllowance } from "./window_allowance.ts";
import type { RateDecision } from "../types.ts";

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
