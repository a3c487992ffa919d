import { z } from "zod";

/** Text of so many Unicode code points at most, as JSON Schema counts them; `text` says what else it has to be. */
export function textUpTo(max: number, text?: z.ZodString) {
  const expected = `expected text of at most ${max} characters`;
  return (text ?? z.string(expected))
    .check(({ value, issues }) => {
      // A code point is one code unit or two, so most text needs no count.
      const isShort = value.length <= max ||
        (value.length <= 2 * max && [...value].length <= max);
      if (isShort) return;
      issues.push({
        code: "too_big",
        maximum: max,
        origin: "string",
        message: expected,
        input: value,
      });
    }).meta({ maxLength: max });
}
