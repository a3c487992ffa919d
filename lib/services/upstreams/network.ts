/** In milliseconds. */
export interface Timeouts {
  /** One attempt, including its body. */
  attempt: number;
  /** All attempts together. */
  total: number;
}

/** Effects that calls of upstreams need. */
export interface Network {
  fetch: typeof fetch;
  now(): number;
  timeout(milliseconds: number): AbortSignal;
  /** Replaces TIMEOUTS. */
  timeouts?: Timeouts;
  /** Replaces the pause between two attempts. */
  wait?(milliseconds: number, signal: AbortSignal): Promise<void>;
}

export const TIMEOUTS: Timeouts = { attempt: 3_000, total: 5_000 };
