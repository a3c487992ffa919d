import { fingerprint } from "../../base/http/fingerprint.ts";
import { dayOf, MINUTE } from "../../base/time/days.ts";
import { isFresh } from "../../base/time/age.ts";

/** How long after a page view somebody still counts as present, in milliseconds. */
export const PRESENT_FOR = 5 * MINUTE;

export const HALF_MINUTE = 30_000;

/** People at once of whom we keep count; more of them change the number little. */
const MOST = 100_000;

const NOT_A_PERSON =
  /bot|crawl|spider|slurp|headless|preview|lighthouse|monitor|fetch|scan/i;

/** Whether a user agent is that of a browser with a person before it. */
export function isPerson(userAgent: string | null): boolean {
  return userAgent !== null && userAgent.startsWith("Mozilla/") &&
    !NOT_A_PERSON.test(userAgent);
}

/**
 * The addresses from which a page was seen lately, as hashes that lead back to
 * nobody. An address alone: whoever writes many user agents is one visitor.
 * The hash is fast, not cryptographic: it never leaves memory, and every page view needs one.
 */
export class Visitors {
  readonly #seen = new Map<number, number>();
  #salt = 0;
  #day = -1;

  /** `salt` makes a random number; a new one each day unlinks the days. */
  constructor(readonly now: () => number, readonly salt: () => number) {}

  see(client: string): void {
    const now = this.now();
    const day = dayOf(now);
    if (day !== this.#day) this.#salt = this.salt();
    this.#day = day;
    const who = fingerprint(client, "visitor", this.#salt);
    // Behind all others, so that the map is in the order of the last view.
    this.#seen.delete(who);
    this.#seen.set(who, now);
    if (this.#seen.size > MOST) this.#forgetOldest();
  }

  count(): number {
    this.#forgetAbsent();
    return this.#seen.size;
  }

  /** How many were last seen in each half minute since 1970: they leave by themselves. */
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
    // To the end: where the clock was stepped back, the map is not in the order of time.
    for (const [who, at] of this.#seen) {
      if (!isFresh(at, PRESENT_FOR, now)) this.#seen.delete(who);
    }
  }

  #forgetOldest(): void {
    const [oldest] = this.#seen.keys();
    if (oldest !== undefined) this.#seen.delete(oldest);
  }
}
