import type {
  ContributionCalendar,
  ContributionDay,
  DayCounts,
} from "../types.ts";
import type { Source } from "../../deps.ts";
import { dateOf, DAY } from "../../base/time/days.ts";

const CALENDAR_DAYS = 364;

/** Turns counts into the calendar that ends today. */
export function calendarSource(counts: Source<DayCounts>, now: () => number) {
  let made: { from: DayCounts; calendar: ContributionCalendar } | undefined;
  return {
    async get() {
      const { value, at } = await counts.get();
      const today = dateOf(now());
      if (made?.from !== value || made.calendar.to !== today) {
        made = { from: value, calendar: contributionCalendar(value, today) };
      }
      return { value: made.calendar, at };
    },
  };
}

/** Calendar of the year that ends today, the oldest day first. */
export function contributionCalendar(counts: DayCounts, today: string) {
  const dates = datesUpTo(today);
  const perDay = dates.map((date) => counts.get(date) ?? 0);
  const active = perDay.filter((count) => count > 0).sort((a, b) => a - b);
  const quartiles = [0.25, 0.5, 0.75].map((part) => nearestRank(active, part));
  const days = dates.map((date, index) => {
    const count = perDay[index] ?? 0;
    return { date, count, level: levelOf(count, quartiles) };
  });
  const total = active.reduce((sum, count) => sum + count, 0);
  const streaks = streaksOf(perDay);
  return {
    from: dates[0] ?? today,
    to: today,
    days,
    total,
    active_days: active.length,
    // Today is not over: without contributions the streak of yesterday counts.
    current_streak: streaks.at(-1) || (streaks.at(-2) ?? 0),
    longest_streak: Math.max(...streaks),
    busiest_day: busiest(days),
    average_per_day: Math.round(total / CALENDAR_DAYS * 100) / 100,
  };
}

function datesUpTo(today: string): string[] {
  const last = Date.parse(today);
  return Array.from(
    { length: CALENDAR_DAYS },
    (_, index) => dateOf(last - (CALENDAR_DAYS - 1 - index) * DAY),
  );
}

/** Nearest-rank quantile. */
function nearestRank(sorted: number[], part: number): number {
  return sorted[Math.ceil(part * sorted.length) - 1] ?? 0;
}

function levelOf(count: number, quartiles: number[]): number {
  if (count === 0) return 0;
  return 1 + quartiles.filter((quartile) => count > quartile).length;
}

/** Days in a row with contributions, up to each day. */
function streaksOf(perDay: number[]): number[] {
  let streak = 0;
  return perDay.map((count) => streak = count > 0 ? streak + 1 : 0);
}

/** The first day with the maximum. */
function busiest(days: ContributionDay[]) {
  const max = Math.max(...days.map(({ count }) => count));
  const day = days.find(({ count }) => count === max);
  return day && max > 0 ? { date: day.date, count: max } : null;
}
