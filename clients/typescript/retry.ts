import { ApiConnectionError } from "./api_connection_error.ts";
import { ApiError } from "./api_error.ts";
import type { Limits } from "./options.ts";

/** The call that failed. */
interface Tried extends Limits {
  /** Tries before this failure. */
  tries: number;
  /** True if the request is idempotent. */
  isRepeatable: boolean;
  /** From 0 to less than 1. */
  chance: number;
}

/** Seconds until the next try. Null if there is none. */
export function waitAfter(
  failure: unknown,
  { tries, maxRetries, maxRetryDelay, isRepeatable, chance }: Tried,
): number | null {
  if (tries >= maxRetries || !mayPass(failure, isRepeatable)) return null;
  const asked = failure instanceof ApiError ? failure.retryAfter : undefined;
  const wait = asked ?? Math.min(2 ** tries, maxRetryDelay);
  if (wait > maxRetryDelay) return null;
  return Math.min(wait + chance * JITTER, maxRetryDelay);
}

/** Random seconds, so that clients that failed together do not retry together. */
const JITTER = 0.25;
/** Statuses of a gateway, or of a site that stops or starts. */
const PASSING = [502, 503, 504];

/** After a 429 nothing was done. After other failures the request may have had effects. */
function mayPass(failure: unknown, isRepeatable: boolean): boolean {
  if (failure instanceof ApiConnectionError) return isRepeatable;
  if (!(failure instanceof ApiError)) return false;
  const { status } = failure;
  return status === 429 || isRepeatable && PASSING.includes(status);
}
