import type { RateWindow } from "./rate_window.ts";
import { Generations } from "./generations.ts";
import { later } from "../kv/later.ts";
import { RateLedger } from "./rate_ledger.ts";
import type { Store } from "../kv/store.ts";
import type { ShareContext } from "./share_context.ts";
import { WindowShare } from "./window_share.ts";

/** Shared windows begun in a minute that are remembered: each costs half a kilobyte. */
const MOST = 50_000;

/** What it takes to keep one limit on several instances. */
export interface Sharing {
  store: Store;
  /** The same on every instance: addresses are hashed with it. */
  secret: Uint8Array;
  reportError(error: unknown): void;
  /** From 0 to 1; `Math.random` unless a test has its own. */
  random?: () => number;
  /** Runs something later, and answers how to take that back. */
  after?: typeof later;
}

/** How many requests of a window an instance lets through before it asks. */
export function freeOf(limit: number): number {
  return Math.floor(limit / 12);
}

/** How far a claim runs ahead of the requests that were let through. */
function aheadOf(limit: number): number {
  return Math.max(1, Math.floor(limit / 15));
}

/**
 * The windows in which clients have more than a few requests. They are kept by
 * all instances together (the numbers are those of a limit of 60): each gives
 * away 5 requests of a window on its own; for more it claims them in the store
 * by compare-and-set. A claim is a total: it declares what was let through and
 * runs at most 4 ahead of it, is cut off at 60 less the others' claims, and is
 * never lowered. From this both bounds follow, whatever the interleaving:
 *
 * - At most 60 + 5(n-1) pass. All that passes is claimed first, but for the 5.
 *   Claims add up to 60 at most, unless one of them declares such 5; the first
 *   to be written finds room for its own, so n-1 can exceed by 5 each.
 * - At least 60 - 4(n-1) pass before one is refused. Who refuses has used up
 *   its claim and has read claims that add up to 60, of which each other
 *   instance has at most 4 unused. Requests under way change nothing, because
 *   the 4 are counted from what had passed when the claim was sent.
 *
 * An instance that dies leaves its claim behind, and comes back as one more. A
 * late or lost answer does no harm, because the same claim can be made again.
 * Clocks that differ blur the ends of a window by as much and no more: in the
 * store a window never begins before the last one ended. Who let through 5 or
 * fewer has told nobody, so when its window began becomes known only once it
 * asks; then the earlier start wins for all.
 */
export class SharedWindows {
  readonly #context: ShareContext;
  readonly #shares: Generations<WindowShare>;
  readonly #process = crypto.randomUUID().slice(0, 8);
  #claimants = 0;

  constructor(sharing: Sharing, limit: number, now: () => number) {
    const { random = Math.random, after = later, reportError } = sharing;
    const ledger = new RateLedger(sharing.store, sharing.secret);
    const ahead = aheadOf(limit);
    this.#context = {
      limit,
      ahead,
      ledger,
      now,
      random,
      after,
      reportError,
      open: new Set(),
    };
    this.#shares = new Generations(MOST, now());
  }

  find(id: number, now: number): WindowShare | undefined {
    return this.#shares.get(id, now);
  }

  /** Shares a window that was this instance's own so far. */
  begin(
    id: number,
    { startedAt, count }: RateWindow,
    { endpoint, client }: { endpoint: string; client: string },
  ): WindowShare {
    const key = this.#context.ledger.keyOf(endpoint, client);
    const claimant = this.#process + (++this.#claimants).toString(36);
    const own = { claimant, startedAt, passed: count };
    const share = new WindowShare(this.#context, key, own);
    this.#shares.set(id, share, this.#context.now());
    return share;
  }

  /** Waits for the answers that are still due, but for none that is late. */
  async settled(): Promise<void> {
    await Promise.all(this.#context.open);
  }

  forget(id: number): void {
    this.#shares.delete(id);
  }
}
