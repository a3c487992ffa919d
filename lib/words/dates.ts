import { fill } from "./fill.ts";
import type { Voice } from "./words.ts";

/**
 * A date as the language writes it (BCP 47), no more exact than it is given:
 * `2021`, `2021-03` or `2021-03-14`.
 */
export function writtenDate(date: string, language: string): string {
  const [year = "", month, day] = date.split("-");
  const time = Date.UTC(Number(year), Number(month ?? 1) - 1, Number(day ?? 1));
  return new Intl.DateTimeFormat(language, {
    timeZone: "UTC",
    year: "numeric",
    ...(month && { month: day ? "long" : "short" }),
    ...(day && { day: "numeric" }),
  }).format(time);
}

/** From a date to another, or to `present`; once where both say the same. */
export function writtenPeriod(
  start: string,
  end: string,
  { words: { dates }, language }: Voice,
): string {
  const from = writtenDate(start, language);
  if (start === end) return from;
  const to = end === "present" ? dates.present : writtenDate(end, language);
  return fill(dates.period, { start: from, end: to });
}
