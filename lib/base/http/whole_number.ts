import * as z from "zod";

/** Digits only. `z.coerce` would also take 1e1, 0x5 and +5. */
export function wholeNumber(min: number, max: number) {
  const expected = `expected a whole number from ${min} to ${max}`;
  return z.string(expected).max(9, expected)
    .regex(/^(?:0|[1-9]\d{0,8})$/, expected)
    .transform(Number)
    .pipe(z.int().min(min, expected).max(max, expected));
}
