/** In milliseconds. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
/** UTC has no summer time, so each day is as long as the others. */
export const DAY = 24 * HOUR;

/** The number of the day in UTC, from 1970 on. */
export function dayOf(at: number): number {
  return Math.floor(at / DAY);
}

/** The day in UTC, as YYYY-MM-DD. */
export function dateOf(at: number): string {
  return new Date(at).toISOString().slice(0, "YYYY-MM-DD".length);
}

/** The last day that has begun anywhere, as YYYY-MM-DD: where it comes first, 14 hours before UTC. */
export function latestDateOf(at: number): string {
  return dateOf(at + 14 * HOUR);
}
