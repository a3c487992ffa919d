import { aborted } from "../../base/time/aborted.ts";

/** How long an upstream may take, in milliseconds. */
export interface Timeouts {
  /** For one attempt, its body included. */
  attempt: number;
  /** For all attempts together. */
  total: number;
}

/** What calls of upstreams need of the world. */
export interface Network {
  fetch: typeof fetch;
  /** Milliseconds since 1970. */
  now(): number;
  /** Aborts after so many milliseconds. */
  timeout(milliseconds: number): AbortSignal;
  /** Instead of the usual times. */
  timeouts?: Timeouts;
  /** Instead of waiting between two attempts. */
  wait?(milliseconds: number, signal: AbortSignal): Promise<void>;
}

export const TIMEOUTS: Timeouts = { attempt: 3_000, total: 5_000 };

/** Resolves after so many milliseconds, or when the signal aborts. */
export function wait(
  { timeout }: Pick<Network, "timeout">,
  milliseconds: number,
  signal: AbortSignal,
): Promise<void> {
  const end = AbortSignal.any([timeout(milliseconds), signal]);
  return aborted(end);
}
