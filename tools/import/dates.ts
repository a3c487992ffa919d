import { startDate } from "../../lib/content/period.ts";

/**
 * A date as JSON Resume and the content both have it, however loosely it was
 * written: 2014-1, 2014/01/05, 2014-01-05T00:00:00Z. Undefined for anything else.
 */
export function readDate(text: string): string | undefined {
  const parts = /^([12]\d{3})(?:[-/.](\d\d?))?(?:[-/.](\d\d?))?(?:T.*)?$/
    .exec(text);
  if (!parts) return;
  const [, year, month, day] = parts;
  const date = [year, month, day].filter((part) => part !== undefined)
    .map((part) => part.padStart(2, "0")).join("-");
  return startDate().safeParse(date).success ? date : undefined;
}

/** True for words such as "present" that people write in place of an end date. */
export function isOngoing(end: string): boolean {
  return /^(present|now|current|today|ongoing)$/i.test(end);
}
