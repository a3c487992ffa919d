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

/** Capitalised, because "may" is a verb as well. */
const NAMED =
  /\b(January|February|March|April|May|June|July|August|September|October|November|December)\b(?:,? (20\d\d))?/g;

/** Months that a text names; without a year, the next one. `now`: milliseconds since 1970. */
export function monthsIn(
  text: string,
  now: number,
): (Span & { start: number; end: number })[] {
  const today = new Date(now);
  const thisMonth = monthOf(today.getUTCFullYear(), today.getUTCMonth() + 1);
  return text.matchAll(NAMED).map(
    ({ 0: found, 1: name = "", 2: year, index }) => {
      const month = MONTH_NAMES.indexOf(name.toLowerCase()) + 1;
      const own = monthOf(Number(year ?? today.getUTCFullYear()), month);
      const at = year === undefined && own < thisMonth ? own + 12 : own;
      return { from: at, to: at, start: index, end: index + found.length };
    },
  ).toArray();
}
