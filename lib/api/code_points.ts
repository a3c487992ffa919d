import { z } from "zod";

/** Text of so many Unicode code points at most, as JSON Schema counts them. */
export function textUpTo(max: number) {
  const expected = `expected text of at most ${max} characters`;
  return z.string(expected)
    .check(({ value, issues }) => {
      // Code points are at most the code units, so most text needs no count.
      if (value.length <= max || [...value].length <= max) return;
      issues.push({
        code: "too_big",
        maximum: max,
        origin: "string",
        message: expected,
        input: value,
      });
    }).meta({ maxLength: max });
}
