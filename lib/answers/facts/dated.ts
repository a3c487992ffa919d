import { type Span, spanOfDate } from "../read/months.ts";
import type { Dated, Episode } from "./facts.ts";

/** Undefined if content gives no date. `now`: milliseconds since 1970. */
export function dated({ start, end }: Episode, now: number): Dated | undefined {
  const from = start ?? end;
  if (!from) return;
  const until = end ?? from;
  const isNow = until === "present";
  const first = spanOfDate(from === "present" ? thisMonth(now) : from);
  const last = isNow ? spanOfDate(thisMonth(now)) : spanOfDate(until);
  const isExact = [from, until].every((date) => date.length !== YEAR);
  return {
    from: first.from,
    to: last.to,
    precision: isExact ? "month" : "year",
    isNow,
  };
}

const YEAR = 4;

function thisMonth(now: number): string {
  return new Date(now).toISOString().slice(0, 7);
}

/** Counts each month once. */
export function monthsOf(spans: Span[]): number {
  let months = 0;
  let end = -Infinity;
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    months += Math.max(0, to - Math.max(from, end + 1) + 1);
    end = Math.max(end, to);
  }
  return months;
}
