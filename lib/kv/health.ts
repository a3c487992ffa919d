import { aborted } from "../time/aborted.ts";
import type { Key, Store } from "./store.ts";

// Nothing is ever stored here.
const probeKey = (): Key => ["probe"];

const ASK_EVERY = 1_000;
/** Proxies ask every few seconds. */
const WATCHED_FOR = 15_000;

interface Options {
  store: Store;
  now(): number;
}

/** Whether this process can do its work: it is not stopping, and its storage answers and takes what is written. */
export class Health {
  readonly #options: Options;
  #isStopping = false;
  #isWritable = true;
  #askedAt = -Infinity;
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
    const isWatched = this.#options.now() - this.#askedAt < WATCHED_FOR;
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

  /** Asks the storage at most once a second, however many want to know. */
  async isGood(): Promise<boolean> {
    if (this.#isStopping) return false;
    const now = this.#options.now();
    if (now - this.#askedAt >= ASK_EVERY) {
      this.#askedAt = now;
      this.#storage = this.#ask().then(() => true, () => false);
    }
    return await this.#storage && !this.#isStopping;
  }

  /** To read costs less; only where a write has failed is another one tried. */
  #ask(): Promise<unknown> {
    const { store } = this.#options;
    return this.#isWritable
      ? store.get(probeKey())
      : this.#noting(store.commit({ delete: [probeKey()] }));
  }

  async #noting(commit: Promise<boolean>): Promise<boolean> {
    this.#isWritable = await commit.then(() => true, () => false);
    return await commit;
  }
}
