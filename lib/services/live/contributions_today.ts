import { contributionCalendar } from "./contribution_calendar.ts";
import type { ContributionCalendar } from "./types.ts";
import type { Deps } from "../../deps.ts";
import { dateOf } from "../../base/time/days.ts";

/** The calendar that ends today, and when it was counted; null where nothing is configured. */
export async function contributionsToday(
  { contributions, now }: Pick<Deps, "contributions" | "now">,
): Promise<{ calendar: ContributionCalendar; at: number } | null> {
  if (!contributions) return null;
  const { value, at } = await contributions.get();
  return { calendar: calendarOn(dateOf(now()), value), at };
}

// The calendar of one count and one day is always the same.
const calendars = new WeakMap<
  ReadonlyMap<string, number>,
  ContributionCalendar
>();

function calendarOn(
  today: string,
  counts: ReadonlyMap<string, number>,
): ContributionCalendar {
  const known = calendars.get(counts);
  if (known?.to === today) return known;
  const calendar = contributionCalendar(counts, today);
  calendars.set(counts, calendar);
  return calendar;
}
