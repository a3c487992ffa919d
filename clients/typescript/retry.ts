import { ApiConnectionError } from "./api_connection_error.ts";
import { ApiError } from "./api_error.ts";
import type { Limits } from "./options.ts";

/** What a failure was a failure of. */
interface Tried extends Limits {
  /** How many tries there were before it. */
  tries: number;
  /** Whether the request, sent twice, does what it does once. */
  isRepeatable: boolean;
  /** From 0 to less than 1. */
  chance: number;
}

/** Seconds until another try; null where there is none. */
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

/** Clients that failed together do not come back together: up to so many seconds. */
const JITTER = 0.25;
/** Of a gateway, or of a site that is about to stop or to start. */
const PASSING = [502, 503, 504];

/** 429 alone says that nothing was done; the others leave that open. */
function mayPass(failure: unknown, isRepeatable: boolean): boolean {
  if (failure instanceof ApiConnectionError) return isRepeatable;
  if (!(failure instanceof ApiError)) return false;
  const { status } = failure;
  return status === 429 || isRepeatable && PASSING.includes(status);
}
