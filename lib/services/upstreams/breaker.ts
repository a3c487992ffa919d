import { UpstreamError } from "../../upstream_error.ts";
import { isFresh } from "../../base/time/age.ts";

/** Consecutive failures that open the breaker. */
const TOLERATED = 5;
/** Milliseconds between probes of an open breaker. */
const PAUSE = 30_000;

/** Circuit breaker: spares an upstream that is down, and the clients that would wait for it. */
export class Breaker {
  #failures = 0;
  #failedAt = -Infinity;
  #isProbing = false;

  constructor(
    readonly provider: string,
    readonly now: () => number,
    /** Selects the errors that mean the upstream is down. */
    readonly counts: (error: unknown) => boolean = () => true,
  ) {}

  get isOpen(): boolean {
    return this.#failures >= TOLERATED;
  }

  /** While open, one call every 30 s probes the upstream. Others fail at once. */
  async run<T>(call: () => Promise<T>): Promise<T> {
    const isProbe = this.isOpen;
    const isPaused = this.#isProbing ||
      isFresh(this.#failedAt, PAUSE, this.now());
    if (isProbe && isPaused) throw new UpstreamError(this.provider, "paused");
    if (isProbe) this.#isProbing = true;
    try {
      const value = await call();
      this.#failures = 0;
      return value;
    } catch (error) {
      if (this.counts(error)) this.#fail();
      throw error;
    } finally {
      if (isProbe) this.#isProbing = false;
    }
  }

  #fail(): void {
    this.#failures++;
    this.#failedAt = this.now();
  }
}
