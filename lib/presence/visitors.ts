/** How long after a page view somebody still counts as present, in milliseconds. */
export const PRESENT_FOR = 5 * 60_000;

export const HALF_MINUTE = 30_000;

/** People at once of whom we keep count; more of them change the number little. */
const MOST = 100_000;

const NOT_A_PERSON =
  /bot|crawl|spider|slurp|headless|preview|lighthouse|monitor|fetch|scan/i;

/** Whether a user agent is that of a browser with a person before it. */
export function isPerson(userAgent: string | null): userAgent is string {
  return userAgent !== null && userAgent.startsWith("Mozilla/") &&
    !NOT_A_PERSON.test(userAgent);
}

/** Who has seen a page lately, as hashes that lead back to nobody. */
export class Visitors {
  readonly #seen = new Map<number, number>();
  #salt = 0;
  #day = -1;

  /** `salt` makes a random number; a new one each day unlinks the days. */
  constructor(readonly now: () => number, readonly salt: () => number) {}

  see(client: string, userAgent: string): void {
    const now = this.now();
    const day = Math.floor(now / 86_400_000);
    if (day !== this.#day) this.#salt = this.salt();
    this.#day = day;
    const who = hash(`${client} ${userAgent}`, this.#salt);
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
    const oldest = this.now() - PRESENT_FOR;
    for (const [who, at] of this.#seen) {
      if (at > oldest) break;
      this.#seen.delete(who);
    }
  }

  #forgetOldest(): void {
    const [oldest] = this.#seen.keys();
    if (oldest !== undefined) this.#seen.delete(oldest);
  }
}

/**
 * 53 bits of a text under a salt. It is taken at every page view and never
 * leaves the memory of the process, so it is a fast hash, not a slow one.
 */
function hash(text: string, salt: number): number {
  let high = 0xdeadbeef ^ salt;
  let low = 0x41c6ce57 ^ salt;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ high >>> 16, 2246822507) ^
    Math.imul(low ^ low >>> 13, 3266489909);
  low = Math.imul(low ^ low >>> 16, 2246822507) ^
    Math.imul(high ^ high >>> 13, 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
}
