import type { ProgramCall, Protocol, RecentCallers } from "../types.ts";
import { MINUTE } from "../../base/time/days.ts";
import { isFresh } from "../../base/time/age.ts";

/** Milliseconds for which a call counts. */
const RECENT = 5 * MINUTE;

/** Calls that are kept. A page shows three, and counts the others. */
const MAX_CALLS = 20;

/** Keeps the last calls, the time of the last one by protocol, and no client. Each instance has its own. */
export function recentCallers(): RecentCallers {
  const instance = crypto.randomUUID().slice(0, 8);
  const calledAt = new Map<Protocol, number>();
  const latest: (ProgramCall & { id: string })[] = [];
  let count = 0;
  return {
    note(call) {
      calledAt.set(call.protocol, call.at);
      latest.push({ ...call, id: `${instance}-${++count}` });
      if (latest.length > MAX_CALLS) latest.shift();
    },
    at: (now) =>
      [...calledAt].filter(([, at]) => isFresh(at, RECENT, now))
        .map(([protocol]) => protocol).sort(),
    latest: (now) => latest.filter(({ at }) => isFresh(at, RECENT, now)),
  };
}
