import type { Protocol, RecentCallers } from "../types.ts";
import { MINUTE } from "../../base/time/days.ts";
import { isFresh } from "../../base/time/age.ts";

/** Milliseconds for which a call counts. */
const RECENT = 5 * MINUTE;

/** Keeps the time of the last call by protocol, and no client. Each instance has its own. */
export function recentCallers(): RecentCallers {
  const calledAt = new Map<Protocol, number>();
  return {
    note: (protocol, now) => void calledAt.set(protocol, now),
    at: (now) =>
      [...calledAt].filter(([, at]) => isFresh(at, RECENT, now))
        .map(([protocol]) => protocol).sort(),
  };
}
