import { WINDOW } from "./rate_window.ts";
import type { SharedWindow } from "./reconcile.ts";
import { DAY, dayOf } from "../../base/time/days.ts";
import type { DailyHash } from "../kv/daily_hash.ts";
import type { Entry, Key, Store, Write } from "../kv/store.ts";
import { MAX_CLOCK_SKEW } from "../../base/time/age.ts";
import { isObject } from "../../base/http/json_body.ts";
import { once } from "../../base/time/once.ts";

// Neither the key nor its hash reveals the address.
const windowKey = (hash: string): Key => ["rate_windows", hash];

/** Milliseconds for which a window is kept: windows of other instances may begin in it. */
const KEPT = 2 * WINDOW;
/** Milliseconds after midnight in which an entry of the day before still matters. */
const YOUNG = KEPT + WINDOW;

type Place = Pick<Entry, "key" | "version">;

/** Returns the key of a window at a time. Remembers the last one, because it costs a hash. */
export type WindowKeys = (at: number) => Promise<Key>;

/** A shared window with the versions that a write has to check. */
export interface LedgerEntry extends Place {
  shared: SharedWindow | undefined;
  /** Place of the day before, if the window is there or may still appear there. */
  from?: Place;
}

/**
 * Shared windows in the store. The hash of a client changes each day, and so
 * does the key of a window. After midnight the first write moves the window and
 * marks the old place, in one commit. So there is never more than one.
 */
export class RateLedger {
  constructor(
    private readonly store: Store,
    private readonly hash: DailyHash,
    private readonly now: () => number,
  ) {}

  /** `name` consists of an endpoint and a client. */
  keysOf(name: string): WindowKeys {
    let known: { day: number; key: () => Promise<Key> } | undefined;
    return (at) => {
      const day = dayOf(at);
      if (known?.day !== day) {
        const make = () =>
          this.hash.of(`rate_windows ${name}`, at).then(windowKey);
        known = { day, key: once(make) };
      }
      return known.key();
    };
  }

  async read(keyAt: WindowKeys): Promise<LedgerEntry> {
    const now = this.now();
    const sinceMidnight = now % DAY;
    const isYoung = sinceMidnight < YOUNG;
    // The clock of another instance may be ahead.
    const isEnding = DAY - sinceMidnight < 2 * MAX_CLOCK_SKEW;
    if (!isYoung && !isEnding) return ledgerEntry(await this.#find(keyAt, now));
    // In parallel, because a request waits for both.
    const [before, after] = await Promise.all([
      this.#find(keyAt, isYoung ? now - DAY : now),
      this.#find(keyAt, isYoung ? now : now + DAY),
    ]);
    if (after.value !== undefined || isMoved(before)) return ledgerEntry(after);
    if (!isYoung) return ledgerEntry(before);
    const { shared } = ledgerEntry(before);
    return { ...ledgerEntry(after), shared, from: before };
  }

  /** False if another instance was faster. */
  write({ key, version, from }: LedgerEntry, shared: SharedWindow) {
    const expiresAt = shared.startedAt + KEPT;
    const check: Place[] = [{ key, version }];
    const set: Write[] = [{ key, value: shared, expiresAt }];
    if (from) {
      check.push(from);
      set.push({ key: from.key, value: { isMoved: true }, expiresAt });
    }
    return this.store.commit({ check, set });
  }

  async #find(keyAt: WindowKeys, at: number): Promise<Entry> {
    return await this.store.get(await keyAt(at));
  }
}

function ledgerEntry({ key, value, version }: Entry): LedgerEntry {
  return { key, shared: isWindow(value) ? value : undefined, version };
}

function isWindow(value: unknown): value is SharedWindow {
  return isObject(value) && Number.isFinite(value.startedAt) &&
    Number.isFinite(value.notBefore) && isObject(value.claims) &&
    Object.values(value.claims).every(Number.isFinite);
}

/** True for the mark that replaces an entry which moved to the next day. */
function isMoved({ value }: Entry): boolean {
  return isObject(value) && value.isMoved === true;
}

export interface AllowanceContext {
  limit: number;
  ahead: number;
  ledger: RateLedger;
  now(): number;
  /** From 0 to 1. */
  random(): number;
  after: typeof later;
  /** Pending requests to the store. */
  open: Set<Promise<void>>;
  reportError(error: unknown): void;
}

/** Runs a callback after a delay, and returns a function that cancels it. */
export function later(milliseconds: number, run: () => void): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}
