import { UpstreamError } from "../../upstream_error.ts";

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
