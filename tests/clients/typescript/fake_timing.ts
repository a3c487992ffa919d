import type { Timing } from "../../../clients/typescript/timing.ts";

/** A clock that sleeping moves, so that no test waits. */
export class FakeTiming implements Timing {
  /** Requested delays, in seconds. */
  readonly waits: number[] = [];
  readonly #random: number;
  readonly #onSleep: (() => void) | undefined;
  #now: number;

  constructor(
    { now = "2026-11-20T12:00:00Z", random = 0, onSleep }: {
      now?: string | undefined;
      random?: number | undefined;
      /** Aborts a wait, which has no other end then. */
      onSleep?: (() => void) | undefined;
    } = {},
  ) {
    this.#now = Date.parse(now);
    this.#random = random;
    this.#onSleep = onSleep;
  }

  now = () => this.#now;
  random = () => this.#random;

  // deno-lint-ignore require-await -- what it throws is a rejection
  async sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
    this.waits.push(milliseconds / 1000);
    this.#now += milliseconds;
    if (!this.#onSleep) return;
    this.#onSleep();
    signal?.throwIfAborted();
    throw new Error("Nothing aborted the wait");
  }
}
