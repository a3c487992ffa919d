import { aborted } from "../../base/time/aborted.ts";
import { MINUTE } from "../../base/time/days.ts";
import type { Key, Store } from "./store.ts";
import { isFresh } from "../../base/time/age.ts";

const probeKey = (): Key => ["write_probe"];

const ASK_EVERY = 1_000;
const PROBE_EVERY = 10_000;
const PROBE_KEPT = MINUTE;
/**
 * Bytes of a probe after a failed write: more than an event with its key and
 * counts. On a full disk a smaller write may still succeed.
 */
const PROBE_BYTES = 48 * 1024;
/** A proxy that asked within this time is waited for. Proxies ask every few seconds. */
const WATCHED_FOR = 15_000;

/**
 * Reports the health of the process: it is not stopping, the store answers, and
 * the last write succeeded. After a failed probe only another probe counts,
 * because other writes are smaller.
 */
export class Health {
  #isStopping = false;
  /** Failures of the last write, of the last probe, and of any write since a good probe. */
  #failed = { last: false, probe: false, any: false };
  #askedAt = -Infinity;
  #probedAt = -Infinity;
  #storage: Promise<boolean> = Promise.resolve(true);

  constructor(private readonly options: { store: Store; now(): number }) {}

  /**
   * Reports bad health from now on, so that a proxy sends requests elsewhere.
   * Resolves at `end` if a proxy watches, else at once.
   */
  async stop(end: AbortSignal): Promise<void> {
    this.#isStopping = true;
    const isWatched = isFresh(this.#askedAt, WATCHED_FOR, this.options.now());
    if (isWatched) await aborted(end);
  }

  /** The store, with failed writes noted. */
  watched(): Store {
    const { store } = this.options;
    return {
      get: (key) => store.get(key),
      list: (prefix) => store.list(prefix),
      commit: (commit) => this.#noting(store.commit(commit)),
      close: () => store.close(),
    };
  }

  /** Asks the store at most once a second. */
  async isGood(): Promise<boolean> {
    if (this.#isStopping) return false;
    const now = this.options.now();
    if (!isFresh(this.#askedAt, ASK_EVERY, now)) {
      this.#askedAt = now;
      this.#storage = this.#ask(now).catch(() => false);
    }
    return await this.#storage && !this.#isStopping;
  }

  /** Reads always and writes sometimes: only a write detects a full disk. */
  async #ask(now: number): Promise<boolean> {
    const isDue = !isFresh(this.#probedAt, PROBE_EVERY, now);
    if (isDue) this.#probedAt = now;
    const reading = this.options.store.get(probeKey());
    await Promise.all([reading, isDue && this.#probe(now)]);
    return !this.#failed.last && !this.#failed.probe;
  }

  async #probe(now: number): Promise<void> {
    const value = new Uint8Array(this.#failed.any ? PROBE_BYTES : 1);
    // A file system may compress zeros.
    crypto.getRandomValues(value);
    const set = [{ key: probeKey(), value, expiresAt: now + PROBE_KEPT }];
    this.#failed.probe = true;
    await this.#noting(this.options.store.commit({ set }));
    this.#failed = { last: false, probe: false, any: false };
  }

  async #noting(commit: Promise<boolean>): Promise<boolean> {
    try {
      const isDone = await commit;
      this.#failed.last = false;
      return isDone;
    } catch (error) {
      this.#failed.last = this.#failed.any = true;
      throw error;
    }
  }
}
