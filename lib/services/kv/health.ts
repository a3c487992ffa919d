import { aborted } from "../../base/time/aborted.ts";
import { MINUTE } from "../../base/time/days.ts";
import type { Key, Store } from "./store.ts";
import { isFresh } from "../../base/time/age.ts";

const probeKey = (): Key => ["write_probe"];

const ASK_EVERY = 1_000;
const PROBE_EVERY = 10_000;
const PROBE_KEPT = MINUTE;
/**
 * Bytes of a probe after a write has failed: more than an event with all that
 * belongs to it. On a full disk a smaller write finds room that a larger one left.
 */
const PROBE_BYTES = 48 * 1024;
/** Proxies ask every few seconds. */
const WATCHED_FOR = 15_000;

interface Options {
  store: Store;
  now(): number;
}

/**
 * Reports whether this process can do its work: it is not stopping, its storage answers,
 * and the last write went well. After a probe that failed, another probe decides:
 * other writes are smaller.
 */
export class Health {
  readonly #options: Options;
  #isStopping = false;
  /** The last write of all, the last probe, and any write since a probe that went well. */
  #failed = { last: false, probe: false, any: false };
  #askedAt = -Infinity;
  #probedAt = -Infinity;
  #storage: Promise<boolean> = Promise.resolve(true);

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * From now on the answer is no, so that whoever sends requests sends them
   * elsewhere. Resolves at the end where somebody asks, such as a proxy; else at once.
   */
  async stop(end: AbortSignal): Promise<void> {
    this.#isStopping = true;
    const isWatched = isFresh(this.#askedAt, WATCHED_FOR, this.#options.now());
    if (isWatched) await aborted(end);
  }

  /** The store, of whose failed writes is known here. */
  watched(): Store {
    const { store } = this.#options;
    return {
      get: (key) => store.get(key),
      list: (prefix) => store.list(prefix),
      commit: (commit) => this.#noting(store.commit(commit)),
      close: () => store.close(),
    };
  }

  /** Asks the storage at most once a second, however many requests ask. */
  async isGood(): Promise<boolean> {
    if (this.#isStopping) return false;
    const now = this.#options.now();
    if (!isFresh(this.#askedAt, ASK_EVERY, now)) {
      this.#askedAt = now;
      this.#storage = this.#ask(now).catch(() => false);
    }
    return await this.#storage && !this.#isStopping;
  }

  /** Reads each time, and writes now and then: only a write finds that the disk is full. */
  async #ask(now: number): Promise<boolean> {
    const isDue = !isFresh(this.#probedAt, PROBE_EVERY, now);
    if (isDue) this.#probedAt = now;
    const reading = this.#options.store.get(probeKey());
    await Promise.all([reading, isDue && this.#probe(now)]);
    return !this.#failed.last && !this.#failed.probe;
  }

  async #probe(now: number): Promise<void> {
    const value = new Uint8Array(this.#failed.any ? PROBE_BYTES : 1);
    // A file system may compress zeros.
    crypto.getRandomValues(value);
    const set = [{ key: probeKey(), value, expiresAt: now + PROBE_KEPT }];
    this.#failed.probe = true;
    await this.#noting(this.#options.store.commit({ set }));
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
