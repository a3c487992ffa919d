import type { HeaderList } from "../../base/http/header_list.ts";
import type { RateState } from "../types.ts";
import { isFresh, MAX_CLOCK_SKEW } from "../../base/time/age.ts";

/** In milliseconds. */
export const WINDOW = 60_000;

/** Requests of a client to one endpoint. A window begins with the first of them. */
export interface RateWindow {
  startedAt: number;
  count: number;
}

/** Rejects a start too far ahead: after a clock change a window would last for hours. */
export function isOpen(startedAt: number, now: number): boolean {
  return isFresh(startedAt, WINDOW, now, 2 * MAX_CLOCK_SKEW);
}

export function stateOf(
  { startedAt, count }: RateWindow,
  limit: number,
  now: number,
): RateState {
  const left = Math.ceil((startedAt + WINDOW - now) / 1000);
  return {
    remaining: Math.max(0, limit - count),
    reset: Math.min(WINDOW / 1000, Math.max(1, left)),
  };
}

/** RateLimit fields that are the same for every client (draft revisions 04 to 06). */
export function policyHeaders(limit: number): HeaderList {
  return [
    ["ratelimit-limit", String(limit)],
    ["ratelimit-policy", `${limit};w=${WINDOW / 1000}`],
  ];
}

/** RateLimit fields of one client. */
export function stateHeaders({ remaining, reset }: RateState): HeaderList {
  return [
    ["ratelimit-remaining", String(remaining)],
    ["ratelimit-reset", String(reset)],
  ];
}
