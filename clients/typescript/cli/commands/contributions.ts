import type { Contributions, Day } from "../../types.ts";
import type { Command } from "../command.ts";
import { calendarLines } from "../table/calendar.ts";
import { blocks, pairLines } from "../table/lines.ts";
import { besides, namesOf } from "../table/shape.ts";
import { cellOf, itemsOf, memberOf } from "../table/value.ts";
import type { View } from "../table/view.ts";

const DAYS = ["days"];
const OF_A_DAY = namesOf<Day>({ date: true, count: true, level: true });

export const contributions: Command = {
  name: "contributions",
  operands: [],
  options: [],
  summary: "Contributions to code over 52 weeks",
  examples: [
    "foyer contributions --table",
    "foyer contributions --fields total,longest_streak",
    "foyer contributions --no-pretty",
  ],
  answer: {
    fields: namesOf<Contributions>({
      provider: true,
      from: true,
      to: true,
      days: true,
      total: true,
      active_days: true,
      current_streak: true,
      longest_streak: true,
      busiest_day: true,
      average_per_day: true,
      as_of: true,
    }),
    view,
  },
  run: ({ foyer }) => foyer.getContributions(),
};

/** Weeks for people; in a pipe a line for each day. */
function view(answer: unknown): View {
  const days = itemsOf(answer, DAYS);
  return {
    onScreen: (screen) =>
      blocks(
        days.length > 0 ? calendarLines(days, screen) : [],
        pairLines(besides(answer, DAYS), screen),
      ),
    inPipe: days.map((day) =>
      OF_A_DAY.map((name) => cellOf(memberOf(day, name)))
    ),
  };
}
