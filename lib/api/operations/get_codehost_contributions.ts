import * as z from "zod";
import { OperationError } from "../../errors.ts";
import { defineOperation, ok } from "../../operation.ts";
import { DAY } from "../../base/time/days.ts";

/** Milliseconds. */
const CACHED_FOR = 1_000;

const IsoDate = z.iso.date();

const Day = z.object({
  date: IsoDate,
  count: z.int().min(0),
  level: z.int().min(0).max(4)
    .describe("0 for none, else 1 to 4 by the quartiles of the other days"),
}).meta({ id: "Day", description: "One day of a calendar" });

const BusiestDay = z.object({ date: IsoDate, count: z.int().min(1) })
  .meta({ id: "BusiestDay", description: "The day with the most" });

export const Contributions = z.object({
  provider: z.string().describe("Where they are counted, joined by commas"),
  from: IsoDate.describe("The first day"),
  to: IsoDate.describe("The last day: today in UTC"),
  days: z.array(Day).length(364).describe("52 weeks of days, oldest first"),
  total: z.int().min(0).describe("Contributions on all days"),
  active_days: z.int().min(0).describe("Days with any"),
  current_streak: z.int().min(0)
    .describe("Days in a row up to today, which may still be without"),
  longest_streak: z.int().min(0).describe("Most days in a row"),
  busiest_day: BusiestDay.nullable()
    .describe("The day with the most, the earliest of several"),
  average_per_day: z.number().min(0).describe("With two decimals"),
  as_of: z.iso.datetime().describe("When they were counted"),
}).meta({
  id: "Contributions",
  description: "A contribution calendar of 52 weeks",
});
export type Contributions = z.output<typeof Contributions>;

export const getCodehostContributions = defineOperation({
  id: "getCodehostContributions",
  method: "GET",
  path: "/api/v1/codehost-contributions",
  tag: "person",
  summary: "Contribution calendar",
  description:
    "Contributions to code a day over 52 weeks, with totals and streaks. Cached; while the code host fails a copy of up to a day is served.",
  responses: {
    200: { description: "The calendar", schema: Contributions, examples: {} },
  },
  errors: ["not_configured", "upstream_error"],
  // The specification documents 500 here, unlike npcChat's 503.
  statusOf: { not_configured: 500 },
  cacheControl:
    "public, max-age=600, s-maxage=3600, stale-while-revalidate=86400, stale-if-error=86400",
  lasts: () => "a while",
  async run(_, deps) {
    if (!deps.contributions) {
      throw new OperationError(
        "not_configured",
        "Contributions are not available: no code host is configured",
        { hint: "The owner of the site can set CODEHOST_PROVIDER" },
      );
    }
    const { value, at } = await deps.contributions.get();
    const contributions: Contributions = {
      provider: deps.config.CODEHOST_PROVIDER.join(","),
      ...value,
      as_of: new Date(at).toISOString(),
    };
    const goodUntil = Math.min(deps.now() + CACHED_FOR, at + DAY);
    return ok(contributions, {}, goodUntil);
  },
});
