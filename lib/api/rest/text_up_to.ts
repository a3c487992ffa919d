import * as z from "zod";
import { isUpTo } from "../../base/text/code_points.ts";

/** Text of at most `max` Unicode code points, as JSON Schema counts them. */
export function textUpTo(max: number, text?: z.ZodString) {
  const expected = `expected text of at most ${max} characters`;
  return (text ?? z.string(expected))
    .check(({ value, issues }) => {
      if (isUpTo(max, value)) return;
      issues.push({
        code: "too_big",
        maximum: max,
        origin: "string",
        message: expected,
        input: value,
      });
    }).meta({ maxLength: max });
}
