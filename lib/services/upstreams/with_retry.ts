import { aborted } from "../../base/time/aborted.ts";
import { type Network, TIMEOUTS } from "./network.ts";
import { UpstreamError } from "../../upstream_error.ts";

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
