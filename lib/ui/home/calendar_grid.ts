import type { ContributionDay } from "../../state.ts";

export interface Month {
  /** YYYY-MM */
  month: string;
  /** Number of its columns, which are weeks. */
  span: number;
  /** Oldest first. The first and the last month may be incomplete. */
  days: ContributionDay[];
}

interface Grid {
  months: Month[];
  /** A row for each day of the week, a column for each week; null outside the calendar. */
  rows: (ContributionDay | null)[][];
}

const WEEK = 7;

/** Arranges consecutive days. The language (BCP 47) decides on which day a week begins. */
export function calendarGrid(days: ContributionDay[], language: string): Grid {
  const [first] = days;
  const skipped = first ? placeInWeek(first.date, language) : 0;
  const weeks = Math.ceil((skipped + days.length) / WEEK);
  const dayAt = (week: number, place: number) =>
    days[week * WEEK + place - skipped] ?? null;
  const rows = Array.from(
    { length: WEEK },
    (_, place) =>
      Array.from({ length: weeks }, (_, week) => dayAt(week, place)),
  );
  const columns = Array.from({ length: weeks }, (_, week) => {
    // The first week counts by its first day, all others by their last: so every month has a column.
    const day = week === 0 ? first : dayAt(week, WEEK - 1) ?? days.at(-1);
    return monthOf(day);
  });
  const spans = Map.groupBy(columns, (month) => month);
  const months = [...Map.groupBy(days, monthOf)].map(([month, days]) => ({
    month,
    span: spans.get(month)?.length ?? 0,
    days,
  }));
  return { months, rows };
}

function monthOf(day: ContributionDay | undefined): string {
  return day?.date.slice(0, "YYYY-MM".length) ?? "";
}

/** Returns 0 for the first day of a week. */
function placeInWeek(date: string, language: string): number {
  // 1 is Monday, and 7 is Sunday.
  const { firstDay } = new Intl.Locale(language).getWeekInfo();
  return (new Date(date).getUTCDay() - firstDay + WEEK) % WEEK;
}
