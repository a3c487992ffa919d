import { MINUTE } from "../time/days.ts";
import { isFresh } from "../time/age.ts";

/** Different errors that are told in full in a minute. */
const MOST_KINDS = 20;

/** What is to be said of an error, and of those before it. */
export interface Tally {
  /** Whether the error itself is to be told in full. */
  isNew: boolean;
  /** How many of the minute before were only counted, where that is to be said now. */
  counted: number;
}

/**
 * Errors that come again are counted, not told again: a fault that a stranger
 * can repeat must not fill the disk that the log is on.
 */
export class ErrorTally {
  readonly #kinds = new Set<string>();
  #since = -Infinity;
  #counted = 0;

  /** `kind`: what is the same of errors that are the same. */
  note(kind: string, now: number): Tally {
    const counted = this.#turn(now);
    const isNew = !this.#kinds.has(kind) && this.#kinds.size < MOST_KINDS;
    if (isNew) this.#kinds.add(kind);
    else this.#counted++;
    return { isNew, counted };
  }

  /** What was only counted until now. */
  take(): number {
    const counted = this.#counted;
    this.#counted = 0;
    return counted;
  }

  #turn(now: number): number {
    if (isFresh(this.#since, MINUTE, now)) return 0;
    this.#since = now;
    this.#kinds.clear();
    return this.take();
  }
}
