import { z } from "zod";
import { WINDOW } from "./rate_window.ts";
import type { SharedWindow } from "./reconcile.ts";
import { DAY, dayOf } from "../../base/time/days.ts";
import type { DailyHash } from "../kv/daily_hash.ts";
import type { Entry, Key, Store, Write } from "../kv/store.ts";
import { MAX_CLOCK_SKEW } from "../../base/time/age.ts";
import { once } from "../../base/time/once.ts";

// The address is neither stored nor to be had from the key without the hash's own.
const windowKey = (hash: string): Key => ["rate_windows", hash];

/** How long a window is kept: those that began in it elsewhere end within another. */
const KEPT = 2 * WINDOW;
/** How long after midnight an entry of the day before can still matter. */
const YOUNG = KEPT + WINDOW;

const Stored = z.object({
  startedAt: z.number(),
  notBefore: z.number(),
  claims: z.record(z.string(), z.number()),
});

/** What stays in the place of an entry that went on to the next day's. */
const Moved = z.object({ isMoved: z.literal(true) });

type Place = Pick<Entry, "key" | "version">;

/** The key of a window at a time; the last one is remembered, for it is hashed. */
export type WindowKeys = (at: number) => Promise<Key>;

/** A shared window as it was read, with what a write has to check. */
export interface LedgerEntry extends Place {
  shared: SharedWindow | undefined;
  /** The place of the day before, where it still is or might yet come to be. */
  from?: Place;
}

/**
 * The windows that instances share, in the store. A window has another place
 * each day, because its hash is another one: after midnight the first write
 * moves it, in one commit that marks the old place, so that there is never
 * more than one of it.
 */
export class RateLedger {
  readonly #store: Store;
  readonly #hash: DailyHash;
  readonly #now: () => number;

  constructor(store: Store, hash: DailyHash, now: () => number) {
    this.#store = store;
    this.#hash = hash;
    this.#now = now;
  }

  /** Where a window is; `name` is of an endpoint and a client. */
  keysOf(name: string): WindowKeys {
    let known: { day: number; key: () => Promise<Key> } | undefined;
    return (at) => {
      const day = dayOf(at);
      if (known?.day !== day) {
        const make = () =>
          this.#hash.of(`rate_windows ${name}`, at).then(windowKey);
        known = { day, key: once(make) };
      }
      return known.key();
    };
  }

  async read(keyAt: WindowKeys): Promise<LedgerEntry> {
    const now = this.#now();
    const sinceMidnight = now % DAY;
    const isYoung = sinceMidnight < YOUNG;
    // The clock of another instance can be ahead of ours.
    const isEnding = DAY - sinceMidnight < 2 * MAX_CLOCK_SKEW;
    if (!isYoung && !isEnding) {
      return ledgerEntry(await this.#find(keyAt, now));
    }
    // At once, because a request waits for both together.
    const [before, after] = await Promise.all([
      this.#find(keyAt, isYoung ? now - DAY : now),
      this.#find(keyAt, isYoung ? now : now + DAY),
    ]);
    if (after.value !== undefined || isMoved(before)) return ledgerEntry(after);
    if (!isYoung) return ledgerEntry(before);
    const { shared } = ledgerEntry(before);
    return { ...ledgerEntry(after), shared, from: before };
  }

  /** False where another instance was first. */
  write(
    { key, version, from }: LedgerEntry,
    shared: SharedWindow,
  ): Promise<boolean> {
    const expiresAt = shared.startedAt + KEPT;
    const check: Place[] = [{ key, version }];
    const set: Write[] = [{ key, value: shared, expiresAt }];
    if (from) {
      check.push(from);
      set.push({ key: from.key, value: { isMoved: true }, expiresAt });
    }
    return this.#store.commit({ check, set });
  }

  async #find(keyAt: WindowKeys, at: number): Promise<Entry> {
    return await this.#store.get(await keyAt(at));
  }
}

function ledgerEntry({ key, value, version }: Entry): LedgerEntry {
  return { key, shared: Stored.safeParse(value).data, version };
}

function isMoved({ value }: Entry): boolean {
  return Moved.safeParse(value).success;
}
