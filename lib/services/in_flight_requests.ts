import { aborted } from "../base/time/aborted.ts";

/** Enough for the site of one person; each place may hold a body and an answer. */
const MAX_IN_FLIGHT = 256;
/** Sixteen clients are needed to take all places. */
const MAX_PER_CLIENT = 16;

/** Result of asking for a place. */
export type Admission = "admitted" | "client_full" | "full";

/** Results of requests while the site stops. */
export interface Ends {
  /** Answered. */
  drained: number;
  /** Answered 500, as where the connection is closed before the body is there, or not at all. */
  cutOff: number;
}

/** The requests of the whole process that wait for a body, an upstream or storage. */
export class InFlightRequests {
  // Bounded by the places: a client without a request has no entry.
  readonly #ofClient = new Map<string, number>();
  #count = 0;
  #ends: Ends | undefined;
  #whenNone: PromiseWithResolvers<void> | undefined;

  /** Takes a place for the client; `leave` must follow where it is admitted. */
  enter(client: string): Admission {
    const held = this.#ofClient.get(client) ?? 0;
    if (held >= MAX_PER_CLIENT) return "client_full";
    if (this.#count >= MAX_IN_FLIGHT) return "full";
    this.#ofClient.set(client, held + 1);
    this.#count++;
    return "admitted";
  }

  /** `response`: what the request ended with; absent where it goes on without a place. */
  leave(client: string, response?: Response): void {
    const held = this.#ofClient.get(client) ?? 0;
    if (held > 1) this.#ofClient.set(client, held - 1);
    else this.#ofClient.delete(client);
    if (this.#ends && response) {
      this.#ends[response.status === 500 ? "cutOff" : "drained"]++;
    }
    if (--this.#count === 0) this.#whenNone?.resolve();
  }

  /** Counts from now on how requests end. */
  countEnds(): void {
    this.#ends ??= { drained: 0, cutOff: 0 };
  }

  ends(): Ends {
    const { drained, cutOff } = this.#ends ?? { drained: 0, cutOff: 0 };
    return { drained, cutOff: cutOff + this.#count };
  }

  /** Resolves when there are none, or at the end. */
  async none(end: AbortSignal): Promise<void> {
    if (this.#count === 0) return;
    this.#whenNone ??= Promise.withResolvers();
    await Promise.race([this.#whenNone.promise, aborted(end)]);
  }
}
