import * as z from "zod";
import { isAfter } from "./compare.ts";
import { date } from "./fields.ts";

// Start and end dates, with the precision of a year, a month or a day.

const NEEDS_START = "not a date; use one such as 2021, 2021-03 or 2021-03-14";
const NEEDS_END =
  "not a date; use present, or one such as 2021, 2021-03 or 2021-03-14";

export const startDate = () => date(/^\d{4}(-\d\d){0,2}$/, NEEDS_START);

export const endDate = () => date(/^(present|\d{4}(-\d\d){0,2})$/, NEEDS_END);

const Dates = z.object({
  start: startDate().optional(),
  end: endDate().optional(),
});

/** Refuses an end before the start. */
export function inOrder<S extends z.ZodType<z.output<typeof Dates>>>(
  schema: S,
): S {
  return schema.refine(({ start, end }) => !isAfter(start, end), {
    path: ["end"],
    message: "before the start; swap the two dates, or correct one",
    // Also if other fields are wrong, so that all errors are reported at once.
    when: ({ value }) => Dates.safeParse(value).success,
  });
}
