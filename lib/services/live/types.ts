import type { Protocol } from "../presence/types.ts";

export interface ContributionDay {
  /** YYYY-MM-DD */
  date: string;
  count: number;
  /** 0 for none, else 1 to 4 by the quartiles of the days that have any. */
  level: number;
}

export interface ContributionCalendar {
  from: string;
  to: string;
  days: ContributionDay[];
  total: number;
  active_days: number;
  current_streak: number;
  longest_streak: number;
  busiest_day: { date: string; count: number } | null;
  average_per_day: number;
}

/** Current values of what changes while the content rests. */
export interface LiveSnapshot {
  /** The day in UTC, YYYY-MM-DD. */
  today: string;
  contributions: ShownContributions;
  /** Protocols that programs called in the last minutes. */
  callers: Protocol[];
  /** People on the site; null when they are not counted, or no count is new enough. */
  visitors: number | null;
}

export type ShownContributions =
  /** Turned off by the owner. */
  | { state: "off" }
  | { state: "not_configured" }
  /** No answer since the process began. */
  | { state: "unknown" }
  /** `counted` is the day in UTC of the last answer. */
  | { state: "known"; calendar: ContributionCalendar; counted: string };
