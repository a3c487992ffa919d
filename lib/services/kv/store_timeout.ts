import { ConfigError } from "../../config.ts";
import { withDeadline } from "../../base/time/with_deadline.ts";
import { isFresh } from "../../base/time/age.ts";
import { type Store, wrapStore } from "./store.ts";

/** Milliseconds until the operator is told, and until the program gives up. */
const WARN_AFTER = 2_000;
const TIMEOUT_MS = 10_000;
/** Operations that begin within so many milliseconds share timers: an export has 100,000. */
const SHARED_FOR = 250;

export interface TimeoutOptions {
  now(): number;
  timeout(milliseconds: number): AbortSignal;
  warn(message: string): void;
}

/**
 * Bounds how long a program at a terminal waits for its store. KV itself waits,
 * silently, as long as another program has locked the file.
 */
export class StoreTimeout {
  #timers: { since: number; warn: AbortSignal; end: AbortSignal } | undefined;
  #isWarned = false;
  /** True after a timeout: the operation may still happen. */
  #isOver = false;

  constructor(
    private readonly name: string,
    private readonly options: TimeoutOptions,
  ) {}

  /** Warns after two seconds and throws after ten. */
  async wait<T>(work: Promise<T>): Promise<T> {
    const timers = this.#timersFromNow();
    timers.warn.addEventListener("abort", this.#warn);
    try {
      return await withDeadline(work, timers.end, () => this.#end());
    } finally {
      timers.warn.removeEventListener("abort", this.#warn);
    }
  }

  /** A store that fails with a ConfigError: after the timeout, and at once from then on. */
  wrap(store: Store): Store {
    return wrapStore(async (operation) => {
      try {
        if (this.#isOver) throw new Error("the database does not respond");
        return await this.wait(operation(store));
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        const hint = this.#isOver
          ? ""
          : "; if the file is damaged, restore a backup: see /docs/upkeep";
        throw new ConfigError(`${this.name} cannot be used: ${reason}${hint}`);
      }
    }, () => {
      // KV would wait for the lost operation, and so for the other program.
      if (!this.#isOver) store.close();
    });
  }

  #timersFromNow() {
    const { now, timeout } = this.options;
    const since = now();
    if (this.#timers && isFresh(this.#timers.since, SHARED_FOR, since)) {
      return this.#timers;
    }
    const warn = timeout(WARN_AFTER);
    return this.#timers = { since, warn, end: timeout(TIMEOUT_MS) };
  }

  readonly #warn = () => {
    if (this.#isWarned) return;
    this.#isWarned = true;
    this.options.warn(`Waiting for ${this.name}, which does not respond`);
  };

  #end(): Error {
    this.#isOver = true;
    const store = this.name.replace("KV_PATH", "the store at");
    return new Error(
      `${store} does not answer within ${
        TIMEOUT_MS / 1_000
      } s; start it if it is a server, or stop what else uses its file`,
    );
  }
}
