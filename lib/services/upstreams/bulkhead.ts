import { UpstreamError } from "../../upstream_error.ts";

/** Requests that may wait for one upstream. All upstreams together stay below MAX_IN_FLIGHT. */
export const MAX_WAITING = 64;

/** Limits the requests that wait for one upstream. */
export class Bulkhead {
  #inside = 0;

  constructor(readonly provider: string, readonly limit: number) {}

  /** Throws an UpstreamError if the limit is reached. */
  async run<T>(wait: () => Promise<T>): Promise<T> {
    if (this.#inside >= this.limit) {
      throw new UpstreamError(this.provider, "busy");
    }
    this.#inside++;
    try {
      return await wait();
    } finally {
      this.#inside--;
    }
  }
}
