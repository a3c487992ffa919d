import type { Episode } from "./facts.ts";

// A month is a number, counted from the year 0, so that a length is a difference.

/** Months, both ends included. */
export interface Span {
  from: number;
  to: number;
}

/** The months of an episode until now. */
interface Dated extends Span {
  precision: "month" | "year";
  isNow: boolean;
}

function monthOf(year: number, month: number): number {
  return 12 * year + month - 1;
}

/** Months of a date such as `2021`, `2021-03` or `2021-03-14`. */
export function spanOfDate(date: string): Span {
  const [year = 0, month] = date.split("-").map(Number);
  return month === undefined
    ? { from: monthOf(year, 1), to: monthOf(year, 12) }
    : { from: monthOf(year, month), to: monthOf(year, month) };
}

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
