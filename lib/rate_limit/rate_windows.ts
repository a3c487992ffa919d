import { stateOf } from "./rate_window.ts";
import { fingerprint } from "./fingerprint.ts";
import { LocalWindows } from "./local_windows.ts";
import { freeOf, SharedWindows, type Sharing } from "./shared_windows.ts";
import type { RateDecision } from "./window_share.ts";

/**
 * Fixed windows by client and endpoint, each from its first request on: exact
 * in one process, and within bounds on several that share a store.
 */
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
    const id = fingerprint(endpoint, client, this.#seed);
    const place = this.#local.find(id, now) ?? this.#local.open(id, now);
    const isExcess = !this.#local.take(place, this.limit);
    return this.#decision(place, now, isExcess);
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
    const id = fingerprint(endpoint, client, this.#seed);
    const place = this.#local.find(id, now) ?? this.#open(id, now);
    const isFree = this.#local.take(place, this.#free);
    if (isFree || !this.#shared) return this.#decision(place, now, !isFree);
    const share = this.#shared.find(id, now) ??
      this.#shared.begin(id, this.#local.at(place), { endpoint, client });
    if (!share.isOpen(now)) {
      // Others knew of an earlier start, so it ended before ours.
      this.#open(id, now);
      return this.admit(endpoint, client);
    }
    return share.decide(now) ??
      share.asked().then(() => this.admit(endpoint, client));
  }

  /** The state as it stands, for a request that is not counted. */
  peek(endpoint: string, client: string): RateDecision {
    const now = this.now();
    const id = fingerprint(endpoint, client, this.#seed);
    const share = this.#shared?.find(id, now);
    if (share?.isOpen(now)) return share.peek(now);
    const place = this.#local.find(id, now);
    if (place !== undefined) return this.#decision(place, now, false);
    const window = { startedAt: now, count: 0 };
    return { ...stateOf(window, this.limit, now), isExcess: false };
  }

  /** To be awaited before the store is closed. */
  async settled(): Promise<void> {
    await this.#shared?.settled();
  }

  /** A window of its own, unless the one it shares is still open. */
  #open(id: number, now: number): number {
    const place = this.#local.open(id, now);
    const share = this.#shared?.find(id, now);
    if (share?.isOpen(now)) {
      const { startedAt } = share;
      this.#local.set(place, { startedAt, count: this.#free });
    } else if (share) this.#shared?.forget(id);
    return place;
  }

  #decision(place: number, now: number, isExcess: boolean): RateDecision {
    const { remaining, reset } = stateOf(
      this.#local.at(place),
      this.limit,
      now,
    );
    return { remaining, reset, isExcess };
  }
}
