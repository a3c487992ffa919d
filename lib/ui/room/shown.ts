import type { Content } from "../../content/content.ts";
import type { LiveSnapshot } from "../../services/live/types.ts";
import { fillCount } from "../../base/words/fill.ts";
import { MAX_WEEKS } from "./scene/Board.tsx";
import type { Shown } from "./scene/Scene.tsx";

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

/** Contributions of the last weeks, oldest first. */
function weeksOf({ contributions }: LiveSnapshot): number[] {
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
