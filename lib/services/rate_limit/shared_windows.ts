import { type RateWindow, WINDOW } from "./rate_window.ts";
import { ExpiringMap } from "./expiring_map.ts";
import { later } from "./share_context.ts";
import { RateLedger } from "./rate_ledger.ts";
import type { DailyHash } from "../kv/daily_hash.ts";
import type { Store } from "../kv/store.ts";
import type { ShareContext } from "./share_context.ts";
import { WindowShare } from "./window_share.ts";

/** Maximum number of shared windows in a generation, at 300 bytes each. */
const MOST = 50_000;

/** A share can continue in the next window, once other instances did. */
const LIFETIME = 2 * WINDOW;

export interface Sharing {
  store: Store;
  hash: DailyHash;
  reportError(error: unknown): void;
  /** From 0 to 1; tests replace it. */
  random?: () => number;
  after?: typeof later;
}

/** Requests of a window that an instance admits before it asks the store. */
export function freeOf(limit: number): number {
  return Math.floor(limit / 12);
}

/** Maximum lead of a claim over the admitted requests. */
function aheadOf(limit: number): number {
  return Math.max(1, Math.floor(limit / 15));
}

/**
 * Windows of clients with more than a few requests, shared by all instances.
 * The README of this folder proves the bounds.
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

  /** Shares a window of this instance. */
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

  /** Waits for pending answers of the store, except late ones. */
  async settled(): Promise<void> {
    await Promise.all(this.#context.open);
  }

  forget(id: number): void {
    this.#shares.delete(id);
  }
}
