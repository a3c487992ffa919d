import { HALF_MINUTE, PRESENT_FOR, Visitors } from "./visitors.ts";
import type { Key, Store } from "../kv/store.ts";
import { isFresh, MAX_CLOCK_SKEW } from "../../base/time/age.ts";

const presenceKey = (instance: string): Key => ["presence", instance];

export interface PresenceOptions {
  store: Store;
  now(): number;
  /** Name of this process among those that share the store. */
  instance: string;
  reportError(error: unknown): void;
}

/** Counts visitors of all instances. Each instance stores its own count every 30 s. */
export class Presence {
  readonly #visitors: Visitors;
  #publishedAt = -Infinity;
  #isPublished = true;

  constructor(private readonly options: PresenceOptions) {
    const salt = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
    this.#visitors = new Visitors(options.now, salt);
  }

  /** Notes a page view. The count is stored in the background. */
  see(client: string): void {
    this.#visitors.see(client);
    this.#isPublished = false;
    this.#publishInTime();
  }

  async count(): Promise<number> {
    const { store, instance, now } = this.options;
    this.#publishInTime();
    let sum = this.#visitors.count();
    for await (const { key, value } of store.list(["presence"])) {
      if (key[1] !== instance) sum += presentOf(value, now());
    }
    return sum;
  }

  /** Stores the last count when the process stops. Never rejects. */
  async settled(): Promise<void> {
    const { reportError } = this.options;
    if (!this.#isPublished) await this.#publish().catch(reportError);
  }

  #publishInTime(): void {
    const { now, reportError } = this.options;
    if (isFresh(this.#publishedAt, HALF_MINUTE, now())) return;
    this.#publishedAt = now();
    this.#publish().catch(reportError);
  }

  async #publish(): Promise<void> {
    const { store, instance, now } = this.options;
    this.#isPublished = true;
    const value = [...this.#visitors.byTime()];
    const expiresAt = now() + PRESENT_FOR;
    const set = [{ key: presenceKey(instance), value, expiresAt }];
    await store.commit({ set }).catch((error) => {
      this.#isPublished = false;
      throw error;
    });
  }
}

/** Visitors of another instance who are still present. */
function presentOf(value: unknown, now: number): number {
  if (!isCounts(value)) return 0;
  const isPresent = (at: number) =>
    isFresh(at, PRESENT_FOR, now, 2 * MAX_CLOCK_SKEW);
  return value.reduce(
    (sum, [time, count]) => isPresent(time * HALF_MINUTE) ? sum + count : sum,
    0,
  );
}

/** Pairs of a half minute since 1970 and its number of visitors. */
function isCounts(value: unknown): value is [number, number][] {
  return Array.isArray(value) &&
    value.every((pair) => Array.isArray(pair) && pair.every(Number.isInteger));
}
