import { aborted } from "../../base/time/aborted.ts";
import { UpstreamError } from "../../upstream_error.ts";

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

/** Milliseconds before the second attempt, unless the upstream sets Retry-After. */
const PAUSE = 200;

/**
 * Makes an attempt, and a second one after a broken connection, a 429 or a 5xx,
 * if time is left. Does not repeat a timeout.
 */
export async function withRetry<T>(
  network: Network,
  attempt: (signal: AbortSignal) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const { attempt: perAttempt, total } = network.timeouts ?? TIMEOUTS;
  const deadline = network.timeout(total);
  const end = signal ? AbortSignal.any([deadline, signal]) : deadline;
  const once = () =>
    attempt(AbortSignal.any([end, network.timeout(perAttempt)]));
  const startedAt = network.now();
  try {
    return await once();
  } catch (error) {
    const pause = pauseAfter(error);
    if (network.now() - startedAt + pause >= total) throw error;
    await (network.wait?.(pause, end) ??
      aborted(AbortSignal.any([network.timeout(pause), end])));
  }
  return await once();
}

function pauseAfter(error: unknown): number {
  if (!(error instanceof UpstreamError)) return Infinity;
  const { failure, status = 0, retryAfter } = error;
  const isPassing = failure === "connection" || status === 429 || status >= 500;
  return isPassing ? retryAfter ?? PAUSE : Infinity;
}
