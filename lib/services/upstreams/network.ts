import { aborted } from "../../base/time/aborted.ts";

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

/** Resolves after a delay, or when the signal aborts. */
export function wait(
  { timeout }: Pick<Network, "timeout">,
  milliseconds: number,
  signal: AbortSignal,
): Promise<void> {
  const end = AbortSignal.any([timeout(milliseconds), signal]);
  return aborted(end);
}
