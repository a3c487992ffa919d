import { aborted } from "../base/time/aborted.ts";

/** Each place may hold a body and an answer. */
const MAX_IN_FLIGHT = 256;
/** Sixteen clients can take all places. */
const MAX_PER_CLIENT = 16;

export type Admission = "admitted" | "client_full" | "full";

/** Requests that ended while the site stops. */
interface Ends {
  drained: number;
  /** Answered 500 because the connection was closed, or not answered. */
  cutOff: number;
}

/** Requests of the process that wait for a body, an upstream or the store. */
export class InFlightRequests {
  // Bounded by the places: a client without a request has no entry.
  readonly #ofClient = new Map<string, number>();
  #count = 0;
  #ends: Ends | undefined;
  #whenNone: PromiseWithResolvers<void> | undefined;

  /** Takes a place. If it is admitted, call `leave`. */
  enter(client: string): Admission {
    const held = this.#ofClient.get(client) ?? 0;
    if (held >= MAX_PER_CLIENT) return "client_full";
    if (this.#count >= MAX_IN_FLIGHT) return "full";
    this.#ofClient.set(client, held + 1);
    this.#count++;
    return "admitted";
  }

  /** `response` is absent if the request goes on without a place. */
  leave(client: string, response?: Response): void {
    const held = this.#ofClient.get(client) ?? 0;
    if (held > 1) this.#ofClient.set(client, held - 1);
    else this.#ofClient.delete(client);
    if (this.#ends && response) {
      this.#ends[response.status === 500 ? "cutOff" : "drained"]++;
    }
    if (--this.#count === 0) this.#whenNone?.resolve();
  }

  countEnds(): void {
    this.#ends ??= { drained: 0, cutOff: 0 };
  }

  ends(): Ends {
    const { drained, cutOff } = this.#ends ?? { drained: 0, cutOff: 0 };
    return { drained, cutOff: cutOff + this.#count };
  }

  /** Resolves without requests, or at the end. */
  async none(end: AbortSignal): Promise<void> {
    if (this.#count === 0) return;
    this.#whenNone ??= Promise.withResolvers();
    await Promise.race([this.#whenNone.promise, aborted(end)]);
  }
}
