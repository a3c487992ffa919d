import type { Key, Store } from "./store.ts";

// Nothing is ever stored here.
const probeKey = (): Key => ["probe"];

const ASK_EVERY = 1_000;
/** How long the storage may take to answer. */
const PATIENCE = 1_000;

interface Options {
  store: Store;
  now(): number;
  timeout(milliseconds: number): AbortSignal;
}

/** Whether this process can do its work: it is not stopping, and its storage answers. */
export class Health {
  readonly #options: Options;
  #isStopping = false;
  #askedAt = -Infinity;
  #storage: Promise<boolean> = Promise.resolve(true);

  constructor(options: Options) {
    this.#options = options;
  }

  /** From now on the answer is no, so that whoever sends requests sends them elsewhere. */
  stop(): void {
    this.#isStopping = true;
  }

  /** Asks the storage at most once a second, however many want to know. */
  async isGood(): Promise<boolean> {
    if (this.#isStopping) return false;
    const now = this.#options.now();
    if (now - this.#askedAt >= ASK_EVERY) {
      this.#askedAt = now;
      this.#storage = this.#asksStorage();
    }
    return await this.#storage && !this.#isStopping;
  }

  async #asksStorage(): Promise<boolean> {
    const { store, timeout } = this.#options;
    const { promise: late, resolve } = Promise.withResolvers<false>();
    timeout(PATIENCE).addEventListener("abort", () => resolve(false));
    const answer = store.get(probeKey()).then(() => true, () => false);
    return await Promise.race([answer, late]);
  }
}
