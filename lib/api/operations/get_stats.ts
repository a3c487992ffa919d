import * as z from "zod";
import { defineOperation, ok } from "../../operation.ts";
import { VISITORS_AGE } from "../../limits.ts";

export const Stats = z.object({
  active_visitors: z.int().min(0)
    .describe("People with a page view in the last five minutes"),
  as_of: z.iso.datetime().describe("When the provider was asked"),
}).meta({ id: "Stats", description: "Who is here now" });
export type Stats = z.output<typeof Stats>;

export const getStats = defineOperation({
  id: "getStats",
  method: "GET",
  path: "/api/v1/stats",
  tag: "site",
  summary: "Live count of active visitors",
  description:
    "How many people are on the site now. The number is cached for 60 seconds; while its provider fails it may be up to ten minutes old.",
  responses: {
    200: {
      description: "The current count",
      schema: Stats,
      examples: { some: { active_visitors: 3, as_of: "2026-11-20T12:00:00Z" } },
    },
  },
  errors: [],
  cacheControl: `public, max-age=${VISITORS_AGE.fresh / 1000}`,
  lasts: () => "a while",
  async run(_, { visitors, now }) {
    const { value, at } = await visitors.get();
    const left = Math.max(0, at + VISITORS_AGE.fresh - now());
    return ok<Stats>(
      { active_visitors: value, as_of: new Date(at).toISOString() },
      { "cache-control": `public, max-age=${Math.ceil(left / 1000)}` },
      // The Cache-Control changes when the next second has passed.
      now() + (left % 1000 || Math.min(left, 1000)),
    );
  },
});
