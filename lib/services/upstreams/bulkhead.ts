import { UpstreamError } from "../../upstream_error.ts";

/** Requests that may wait for one upstream; all upstreams together have fewer than the process serves at once. */
export const MAX_WAITING = 64;

/** Keeps an upstream that is slow from holding more than so many requests. */
export class Bulkhead {
  #inside = 0;

  constructor(readonly provider: string, readonly most: number) {}

  /** Throws an UpstreamError at once where it is full. */
  async run<T>(wait: () => Promise<T>): Promise<T> {
    if (this.#inside >= this.most) {
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
