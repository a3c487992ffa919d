import { type RateWindow, WINDOW } from "./rate_window.ts";
import { ExpiringMap } from "./expiring_map.ts";
import { type AllowanceContext, later, RateLedger } from "./rate_ledger.ts";
import type { DailyHash } from "../kv/daily_hash.ts";
import type { Store } from "../kv/store.ts";
import { WindowAllowance } from "./window_allowance.ts";

/** Maximum number of shared windows in a generation, at 300 bytes each. */
const MAX_SHARED_WINDOWS = 50_000;

/** An allowance can continue in the next window, once other instances did. */
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

/**
 * Windows of clients with more than a few requests, shared by all instances.
 * The README of this folder proves the bounds.
 */
export class SharedWindows {
  readonly #context: AllowanceContext;
  readonly #allowances: ExpiringMap<WindowAllowance>;
  readonly #process = crypto.randomUUID().slice(0, 8);
  #claimants = 0;

  constructor(sharing: Sharing, limit: number, now: () => number) {
    const { store, hash, ...rest } = sharing;
    this.#context = {
      limit,
      // Maximum lead of a reservation over the admitted requests.
      ahead: Math.max(1, Math.floor(limit / 15)),
      ledger: new RateLedger(store, hash, now),
      now,
      random: Math.random,
      after: later,
      ...rest,
      open: new Set(),
    };
    this.#allowances = new ExpiringMap({
      maxEntries: MAX_SHARED_WINDOWS,
      lifetime: LIFETIME,
    });
  }

  find(id: number, now: number): WindowAllowance | undefined {
    return this.#allowances.get(id, now);
  }

  /** Shares a window of this instance. */
  begin(
    id: number,
    { startedAt, count }: RateWindow,
    { endpoint, client }: { endpoint: string; client: string },
  ): void {
    const claimant = this.#process + (++this.#claimants).toString(36);
    const own = { claimant, startedAt, passed: count };
    const allowance = new WindowAllowance(
      this.#context,
      `${endpoint} ${client}`,
      own,
    );
    this.#allowances.set(id, allowance, this.#context.now());
  }

  /** Waits for pending answers of the store, except late ones. */
  async settled(): Promise<void> {
    await Promise.all(this.#context.open);
  }

  forget(id: number): void {
    this.#allowances.delete(id);
  }
}
