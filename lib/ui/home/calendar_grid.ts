import type { ContributionDay } from "../../state.ts";

export interface Month {
  /** YYYY-MM */
  month: string;
  /** Columns of weeks below its name. */
  span: number;
  /** Oldest first; of a first or last month only those in the calendar. */
  days: ContributionDay[];
}

interface Grid {
  months: Month[];
  /** A row for each day of the week, a column for each week; null where the calendar has not begun, or is over. */
  rows: (ContributionDay | null)[][];
}

const WEEK = 7;

/** Days in a row as a calendar shows them, by the week that the language has (BCP 47). */
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
    // So every month has a column: the first its first day, all others their last.
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

/** 0 on the day with which a week begins. */
function placeInWeek(date: string, language: string): number {
  // 1 is Monday, and 7 is Sunday.
  const { firstDay } = new Intl.Locale(language).getWeekInfo();
  return (new Date(date).getUTCDay() - firstDay + WEEK) % WEEK;
}
