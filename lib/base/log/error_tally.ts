import { MINUTE } from "../time/days.ts";
import { isFresh } from "../time/age.ts";

/** Different errors that are logged in full in a minute. */
const MAX_KINDS = 20;

/** Counts repeated errors, because a client that repeats a fault must not fill the disk. */
export class ErrorTally {
  readonly #kinds = new Set<string>();
  #since = -Infinity;
  #counted = 0;

  /** `kind` is equal for equal errors. `counted` of the last minute are to be logged now. */
  note(kind: string, now: number) {
    const counted = this.#turn(now);
    const isNew = !this.#kinds.has(kind) && this.#kinds.size < MAX_KINDS;
    if (isNew) this.#kinds.add(kind);
    else this.#counted++;
    return { isNew, counted };
  }

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
