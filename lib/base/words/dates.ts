import { fill } from "./fill.ts";
import { localesOf, madeOnce } from "./language.ts";
import type { Locale } from "./words.ts";

/** Keeps the precision of the date: `2021`, `2021-03` or `2021-03-14`. Months in full. */
export function writtenDate(date: string, language: string): string {
  return withMonth(date, language, "long");
}

export function briefDate(date: string, language: string): string {
  return withMonth(date, language, "short");
}

function withMonth(date: string, language: string, form: "long" | "short") {
  const [, month, day] = date.split("-");
  return writtenParts(date, language, {
    year: "numeric",
    ...(month && { month: form }),
    ...(day && { day: "numeric" }),
  });
}

type Parts = Pick<Intl.DateTimeFormatOptions, "year" | "month" | "day">;

export function writtenParts(date: string, language: string, parts: Parts) {
  if (language === "en") return inEnglish(date, parts);
  const [year = "", month = "01", day = "01"] = date.split("-");
  return dateFormat(language, {
    timeZone: "UTC",
    calendar: calendarOf(language),
    ...parts,
  }).format(Date.parse(`${year}-${month}-${day}`));
}

const MONTHS =
  "January February March April May June July August September October November December"
    .split(" ");

/** As `Intl` writes it. To load that takes as long as all else of a first answer. */
function inEnglish(date: string, parts: Parts): string {
  const [year = "", month = "01", day = "01"] = date.split("-");
  const name = MONTHS[Number(month) - 1] ?? "";
  const written = parts.month === "short" ? name.slice(0, 3) : name;
  const start = [parts.month && written, parts.day && Number(day)]
    .filter((part) => part).join(" ");
  if (!parts.year) return start;
  return `${start}${parts.day ? ", " : " "}${Number(year)}`.trimStart();
}

const dateFormat = madeOnce(
  (language, options?: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localesOf(language), options),
);

/** Calendars whose years and months begin as Gregorian ones. */
const LIKE_OURS = ["gregory", "buddhist", "japanese", "roc"];

/** Falls back to Gregorian: a year or a month would lie in two of another calendar. */
const calendarOf = madeOnce((language): string => {
  const { calendar } = dateFormat(language).resolvedOptions();
  return LIKE_OURS.includes(calendar) ? calendar : "gregory";
});

/** `end` may be `present`. Equal dates are written once. All periods are brief. */
export function writtenPeriod(
  start: string,
  end: string,
  { words: { dates }, language }: Locale,
): string {
  const from = briefDate(start, language);
  if (start === end) return from;
  const to = end === "present" ? dates.present : briefDate(end, language);
  return fill(dates.period, { start: from, end: to });
}

/** `minutes` since midnight, in a language (BCP 47). */
export function writtenTime(minutes: number, language: string): string {
  return dateFormat(language, { timeStyle: "short", timeZone: "UTC" })
    .format(minutes * 60_000);
}
