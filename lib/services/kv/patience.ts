import { withDeadline } from "../../base/time/with_deadline.ts";
import { isFresh } from "../../base/time/age.ts";

/** After so many milliseconds it is said what is waited for, and after so many it is given up. */
const SAID = 2_000;
const MOST = 10_000;
/** For how long operations that begin share their timers: an export has a hundred thousand. */
const SHARED_FOR = 250;

interface Options {
  now(): number;
  /** Aborts after so many milliseconds. */
  timeout(milliseconds: number): AbortSignal;
  warn(message: string): void;
}

/**
 * Of those who wait at a terminal. KV itself waits as long as another program has
 * locked the file, and says nothing.
 */
export class Patience {
  readonly #what: string;
  readonly #options: Options;
  #limits: { since: number; said: AbortSignal; most: AbortSignal } | undefined;
  #isSaid = false;
  /** Whether something was given up: nobody knows whether it still happens. */
  isOver = false;

  /** `what` they wait for, in words. */
  constructor(what: string, options: Options) {
    this.#what = what;
    this.#options = options;
  }

  /** Says after two seconds what is waited for, and throws after ten. */
  async wait<T>(work: Promise<T>): Promise<T> {
    const { said, most } = this.#limitsFromNow();
    const say = () => this.#say();
    said.addEventListener("abort", say);
    try {
      return await withDeadline(work, most, () => this.#end());
    } finally {
      said.removeEventListener("abort", say);
    }
  }

  #limitsFromNow() {
    const { now, timeout } = this.#options;
    const since = now();
    if (this.#limits && isFresh(this.#limits.since, SHARED_FOR, since)) {
      return this.#limits;
    }
    return this.#limits = { since, said: timeout(SAID), most: timeout(MOST) };
  }

  #say(): void {
    if (this.#isSaid) return;
    this.#isSaid = true;
    const { warn } = this.#options;
    warn(`Waiting for ${this.#what}: another program may hold it`);
  }

  #end(): Error {
    this.isOver = true;
    const seconds = MOST / 1000;
    return new Error(
      `no answer within ${seconds} s, another program may hold it`,
    );
  }
}
