import { type RateWindow, WINDOW } from "./rate_window.ts";
import { ExpiringMap } from "./expiring_map.ts";
import { later } from "./share_context.ts";
import { RateLedger } from "./rate_ledger.ts";
import type { DailyHash } from "../kv/daily_hash.ts";
import type { Store } from "../kv/store.ts";
import type { ShareContext } from "./share_context.ts";
import { WindowShare } from "./window_share.ts";

/** Shared windows that begin in two minutes and are remembered, in 300 bytes each. */
const MOST = 50_000;

/** A share can go on to the window after its own, once the others have. */
const LIFETIME = 2 * WINDOW;

/** What it takes to keep one limit on several instances. */
export interface Sharing {
  store: Store;
  /** Of addresses, the same on every instance. */
  hash: DailyHash;
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
 * The windows in which clients have more than a few requests, kept by all
 * instances together. The README beside has the argument for the bounds.
 */
export class SharedWindows {
  readonly #context: ShareContext;
  readonly #shares: ExpiringMap<WindowShare>;
  readonly #process = crypto.randomUUID().slice(0, 8);
  #claimants = 0;

  constructor(sharing: Sharing, limit: number, now: () => number) {
    const { random = Math.random, after = later, reportError } = sharing;
    const ledger = new RateLedger(sharing.store, sharing.hash, now);
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
    this.#shares = new ExpiringMap({ most: MOST, lifetime: LIFETIME });
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
    const claimant = this.#process + (++this.#claimants).toString(36);
    const own = { claimant, startedAt, passed: count };
    const share = new WindowShare(this.#context, `${endpoint} ${client}`, own);
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
