import type { HeaderList } from "../../base/http/header_list.ts";
import type { RateState } from "../types.ts";
import { isFresh, MAX_CLOCK_SKEW } from "../../base/time/age.ts";

/** How long a window lasts, in milliseconds. */
export const WINDOW = 60_000;

/** A client's requests of one endpoint; it begins with the first of them. */
export interface RateWindow {
  startedAt: number;
  count: number;
}

/** A start too far ahead is not believed: a clock that was set back would make a window of hours. */
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

/** The RateLimit fields that are the same for everybody, in the form of the draft's revisions 04 to 06. */
export function policyHeaders(limit: number): HeaderList {
  return [
    ["ratelimit-limit", String(limit)],
    ["ratelimit-policy", `${limit};w=${WINDOW / 1000}`],
  ];
}

/** The others. */
export function stateHeaders({ remaining, reset }: RateState): HeaderList {
  return [
    ["ratelimit-remaining", String(remaining)],
    ["ratelimit-reset", String(reset)],
  ];
}
