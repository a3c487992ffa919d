// A month is a number, counted from the year 0, so that a length is a difference.

export const MONTH_NAMES =
  "january february march april may june july august september october november december"
    .split(" ");

/** Months, both ends included. */
export interface Span {
  from: number;
  to: number;
}

export function monthOf(year: number, month: number): number {
  return 12 * year + month - 1;
}

/** Months of a date such as `2021`, `2021-03` or `2021-03-14`. */
export function spanOfDate(date: string): Span {
  const [year = 0, month] = date.split("-").map(Number);
  return month === undefined
    ? { from: monthOf(year, 1), to: monthOf(year, 12) }
    : { from: monthOf(year, month), to: monthOf(year, month) };
}

export function sharedMonths(one: Span, other: Span): number {
  const from = Math.max(one.from, other.from);
  return Math.max(0, Math.min(one.to, other.to) - from + 1);
}
