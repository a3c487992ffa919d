import { fingerprint } from "../../base/http/fingerprint.ts";
import { LocalWindows } from "./local_windows.ts";
import { type RateWindow, stateOf } from "./rate_window.ts";
import { freeOf, SharedWindows, type Sharing } from "./shared_windows.ts";
import type { WindowShare } from "./window_share.ts";
import type { RateDecision } from "../types.ts";

/** Fixed windows by client and endpoint; the README beside says what they promise. */
export class RateWindows {
  readonly #local = new LocalWindows();
  readonly #shared: SharedWindows | undefined;
  /** Requests of a window that this instance gives away on its own. */
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

  /** Counts a request on this instance alone: for a limit that is only announced. */
  hit(endpoint: string, client: string): RateDecision {
    const now = this.now();
    const id = fingerprint(client, endpoint, this.#seed);
    const window = this.#local.get(id, now);
    return window.count < this.limit
      ? this.#pass(id, window, now)
      : this.#decision(window, now, true);
  }

  /**
   * Decides on a request for all instances together. A promise where the store
   * has to be asked first, which never happens to a client with few requests.
   */
  admit(
    endpoint: string,
    client: string,
  ): RateDecision | Promise<RateDecision> {
    const now = this.now();
    const id = fingerprint(client, endpoint, this.#seed);
    const share = this.#shareOf(id, now);
    if (share) {
      return share.decide(now) ??
        share.asked().then(() => this.admit(endpoint, client));
    }
    const window = this.#local.get(id, now);
    if (window.count < this.#free) return this.#pass(id, window, now);
    if (!this.#shared) return this.#decision(window, now, true);
    this.#shared.begin(id, window, { endpoint, client });
    return this.admit(endpoint, client);
  }

  /** The state as it stands, for a request that is not counted. */
  peek(endpoint: string, client: string): RateDecision {
    const now = this.now();
    const id = fingerprint(client, endpoint, this.#seed);
    return this.#shareOf(id, now)?.peek(now) ??
      this.#decision(this.#local.get(id, now), now, false);
  }

  /** To be awaited before the store is closed. */
  async settled(): Promise<void> {
    await this.#shared?.settled();
  }

  /** The part in an open window that has to be agreed with others, if it has come to that. */
  #shareOf(id: number, now: number): WindowShare | undefined {
    const share = this.#shared?.find(id, now);
    if (!share || share.isOpen(now)) return share;
    // Where others knew of an earlier start it is over before ours, and so is ours.
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
