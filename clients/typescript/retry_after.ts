import { parseHttpDate } from "./http_date.ts";

const DIGITS = /^\d+$/;
/** From here on RateLimit-Reset is a time since 1970 and not a wait. */
const EPOCH = 1e9;

/**
 * How long an answer asks to wait, in seconds. RateLimit-Reset is on every
 * answer, so that it is a request to wait on a 429 alone.
 */
export function retryAfterOf(
  { status, headers }: Pick<Response, "status" | "headers">,
  now: number,
): number | undefined {
  const asked = readRetryAfter(headers.get("retry-after") ?? "", now);
  if (asked !== undefined || status !== 429) return asked;
  return readReset(headers.get("ratelimit-reset") ?? "", now);
}

/** Seconds until a window ends; some APIs say when, not how long. */
export function readReset(text: string, now: number): number | undefined {
  if (!DIGITS.test(text)) return undefined;
  return Number(text) < EPOCH
    ? Number(text)
    : secondsUntil(Number(text) * 1000, now);
}

function readRetryAfter(text: string, now: number): number | undefined {
  if (DIGITS.test(text)) return Number(text);
  const date = parseHttpDate(text, now);
  return date === null ? undefined : secondsUntil(date, now);
}

function secondsUntil(time: number, now: number): number {
  return Math.max(0, Math.ceil((time - now) / 1000));
}
