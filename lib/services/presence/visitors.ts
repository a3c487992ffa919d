import { fingerprint } from "../../base/http/fingerprint.ts";
import { dayOf, MINUTE } from "../../base/time/days.ts";
import { isFresh } from "../../base/time/age.ts";

/** Milliseconds after a page view for which a visitor is present. */
export const PRESENT_FOR = 5 * MINUTE;

export const HALF_MINUTE = 30_000;

/** More visitors would change the number little. */
const MAX_VISITORS = 100_000;

const NOT_A_PERSON =
  /bot|crawl|spider|slurp|headless|preview|lighthouse|monitor|fetch|scan/i;

/** Returns true for a browser with a person before it. */
export function isPerson(userAgent: string | null): boolean {
  return userAgent !== null && userAgent.startsWith("Mozilla/") &&
    !NOT_A_PERSON.test(userAgent);
}

/**
 * Recent visitors, as hashes of their addresses. User agents do not count,
 * because one client could send many. The hash is fast and not cryptographic:
 * it never leaves memory.
 */
export class Visitors {
  readonly #seen = new Map<number, number>();
  #salt = 0;
  #day = -1;

  /** `salt` returns a random number. A new salt each day unlinks the days. */
  constructor(readonly now: () => number, readonly salt: () => number) {}

  see(client: string): void {
    const now = this.now();
    const day = dayOf(now);
    if (day !== this.#day) this.#salt = this.salt();
    this.#day = day;
    const who = fingerprint(client, "visitor", this.#salt);
    // Keeps the map in the order of the last view.
    this.#seen.delete(who);
    this.#seen.set(who, now);
    if (this.#seen.size > MAX_VISITORS) this.#forgetOldest();
  }

  count(): number {
    this.#forgetAbsent();
    return this.#seen.size;
  }

  /** Visitors by the half minute of their last view, since 1970. */
  byTime(): Map<number, number> {
    this.#forgetAbsent();
    const counts = new Map<number, number>();
    for (const at of this.#seen.values()) {
      const time = Math.floor(at / HALF_MINUTE);
      counts.set(time, (counts.get(time) ?? 0) + 1);
    }
    return counts;
  }

  #forgetAbsent(): void {
    const now = this.now();
    // No early end: after a clock change the map is not sorted by time.
    for (const [who, at] of this.#seen) {
      if (!isFresh(at, PRESENT_FOR, now)) this.#seen.delete(who);
    }
  }

  #forgetOldest(): void {
    const [oldest] = this.#seen.keys();
    if (oldest !== undefined) this.#seen.delete(oldest);
  }
}
