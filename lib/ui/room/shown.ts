import type { Content } from "../../content/content.ts";
import type { LiveSnapshot } from "../../state.ts";
import { fillCount } from "../../base/words/fill.ts";

/** Facts of the site that the drawing shows. */
export interface Shown {
  /** Length of each document, in characters. */
  documents: number[];
  /** Years of each role, newest first. */
  years: string[];
  /** Contributions of each week, oldest first; empty if unknown. */
  weeks: number[];
  /** Text on the blackboard. */
  chalk: { large?: string; small?: string };
  /** Text on the door. */
  sign: { large: string; small?: string };
  operations: number;
  /** Protocols that programs called a moment ago. */
  callers: number;
  /** Minutes since midnight, in the time zone of the owner. */
  minutes: number;
}

export function shownOf(
  { docs, roles, profile, words: { room } }: Content,
  live: LiveSnapshot,
): Pick<Shown, "documents" | "years" | "weeks" | "chalk" | "sign"> {
  const { language } = profile;
  const weeks = weeksOf(live);
  const commits = weeks.reduce((sum, each) => sum + each, 0);
  const [large = "", ...small] = (profile.sign ?? room.sign).split(" ");
  return {
    documents: docs.map(({ body }) => body.length),
    years: roles.map(({ years }) => shortened(years)),
    weeks,
    chalk: {
      large: live.visitors
        ? fillCount(room.chalk.here, live.visitors, language)
        : "",
      small: weeks.length > 0
        ? fillCount(room.chalk.commits, commits, language)
        : "",
    },
    sign: { large, small: small.join(" ") },
  };
}

const DAYS = 7;
const MAX_WEEKS = 26;

/** Contributions of the last weeks, oldest first. */
export function weeksOf({ contributions }: LiveSnapshot): number[] {
  if (contributions.state !== "known") return [];
  const counts = contributions.calendar.days.map(({ count }) => count);
  return Array.from(
    { length: Math.ceil(counts.length / DAYS) },
    (_, week) => counts.slice(week * DAYS, (week + 1) * DAYS),
  ).map((week) => week.reduce((sum, each) => sum + each, 0)).slice(-MAX_WEEKS);
}

/** "2017–20": a drawer is narrow. */
function shortened(years: string): string {
  return years.replace(/–\d\d(\d\d)$/, "–$1").replace(/–present$/, "–");
}
