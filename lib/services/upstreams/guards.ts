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

/** Requests that may wait for one upstream. All upstreams together stay below MAX_IN_FLIGHT. */
export const MAX_WAITING = 64;

/** Limits the requests that wait for one upstream, of all clients and of each. */
export class Bulkhead {
  readonly #inside: string[] = [];

  constructor(
    readonly provider: string,
    readonly limit: number,
    readonly perClient = limit,
  ) {}

  /** Throws an UpstreamError if a limit is reached. */
  async run<T>(wait: () => Promise<T>, client = ""): Promise<T> {
    const isFull = this.#inside.length >= this.limit;
    const own = this.#inside.filter((each) => each === client);
    if (isFull || own.length >= this.perClient) {
      throw new UpstreamError(this.provider, isFull ? "busy" : "limited");
    }
    this.#inside.push(client);
    try {
      return await wait();
    } finally {
      this.#inside.splice(this.#inside.indexOf(client), 1);
    }
  }
}
