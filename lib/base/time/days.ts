/** Milliseconds. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
/** UTC has no daylight saving time, so all days are equally long. */
export const DAY = 24 * HOUR;

/** Days since 1970, in UTC. */
export function dayOf(at: number): number {
  return Math.floor(at / DAY);
}

/** The date in UTC, as YYYY-MM-DD. */
export function dateOf(at: number): string {
  return new Date(at).toISOString().slice(0, "YYYY-MM-DD".length);
}

/** The first moment of a date, in UTC (RFC 3339). */
export const startOf = (date: string) => `${date}T00:00:00Z`;

/** The latest date anywhere (UTC+14), as YYYY-MM-DD. */
export function latestDateOf(at: number): string {
  return dateOf(at + 14 * HOUR);
}
