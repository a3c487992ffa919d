import { z } from "zod";
import { isAfter } from "./compare.ts";
import { date } from "./fields.ts";

// When something began and ended, to the year, the month or the day.

const NEEDS_START = "not a date; use 2021, 2021-03 or 2021-03-14";
const NEEDS_END = "not a date; use 2021, 2021-03, 2021-03-14 or present";

export const startDate = () => date(/^\d{4}(-\d\d){0,2}$/, NEEDS_START);

export const endDate = () => date(/^(present|\d{4}(-\d\d){0,2})$/, NEEDS_END);

const Dates = z.object({
  start: startDate().optional(),
  end: endDate().optional(),
});

/** The schema, for what does not end before it begins. */
export function inOrder<S extends z.ZodType<z.output<typeof Dates>>>(
  schema: S,
): S {
  return schema.refine(({ start, end }) => !isAfter(start, end), {
    path: ["end"],
    message: "before the start; swap the two, or correct one",
    // Also when another field of the same file is wrong: all problems at once.
    when: ({ value }) => Dates.safeParse(value).success,
  });
}
