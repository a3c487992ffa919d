import { sgr } from "../terminal/paint.ts";
import type { Screen } from "../terminal/screen.ts";
import { memberOf } from "./value.ts";

/** A day with its level, 0 to 4. */
interface Day {
  date: Date;
  level: number;
}

const WEEK = 7;
/** Columns for the names of weekdays. */
const MARGIN = 4;
/** A mark for each level, distinct without colours. */
const MARKS = ["·", "░", "▒", "▓", "█"];
/** Greens of the 256 colours of xterm, by level. */
const GREENS = ["240", "22", "28", "34", "40"];

/** Weeks as columns. If not all fit, the last ones. */
export function calendarLines(items: unknown[], screen: Screen): string[] {
  const days = items.map(dayOf);
  const room = Math.max(1, screen.columns - MARGIN);
  const first = Math.max(0, Math.ceil(days.length / WEEK) - room) * WEEK;
  const shown = days.slice(first);
  const weekdays = Array.from({ length: WEEK }, (_, i) => {
    const row = shown.filter((_, day) => day % WEEK === i);
    return weekdayOf(row[0], i) +
      row.map(({ level }) => markOf(level, screen)).join("");
  });
  return [monthsOf(shown), ...weekdays];
}

/** Reads a day. An invalid one has level 0. */
function dayOf(item: unknown): Day {
  const level = Number(memberOf(item, "level"));
  return {
    date: new Date(String(memberOf(item, "date"))),
    level: level in MARKS ? level : 0,
  };
}

function markOf(level: number, { colours }: Screen): string {
  return sgr(MARKS[level] ?? "", `38;5;${GREENS[level]}`, colours);
}

/** The name of every second day of the week. */
function weekdayOf(day: Day | undefined, row: number): string {
  const name = row % 2 === 0 ? nameOf(day, { weekday: "short" }) : "";
  return name.slice(0, MARGIN - 1).padEnd(MARGIN);
}

/** The names of months above the week in which they begin. */
function monthsOf(days: Day[]): string {
  const weeks = days.filter((_, i) => i % WEEK === 0)
    .map((day) => nameOf(day, { month: "short" }));
  const starts = weeks.flatMap((month, i) => month === weeks[i - 1] ? [] : [i]);
  let line = "";
  for (const [i, start] of starts.entries()) {
    const end = starts[i + 1] ?? weeks.length + 1;
    const month = weeks[start] ?? "";
    // The name of a shorter month would run into the next.
    if (end - start > month.length) line = line.padEnd(MARGIN + start) + month;
  }
  return line;
}

function nameOf(
  day: Day | undefined,
  options: Intl.DateTimeFormatOptions,
): string {
  if (!day || Number.isNaN(day.date.valueOf())) return "";
  return day.date.toLocaleDateString("en", { ...options, timeZone: "UTC" });
}
