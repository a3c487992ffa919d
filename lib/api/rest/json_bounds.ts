import { codePointsOf } from "../../base/text/code_points.ts";

interface JsonBounds {
  /** Nesting depth; the value itself is level 1. */
  levels: number;
  values: number;
  /** Unicode code points of names and texts; unlimited by default. */
  characters?: number;
}

/** Goes no deeper than the levels, so that a deep body cannot overflow the stack. */
export function isWithin(
  value: unknown,
  { levels, values, characters = Infinity }: JsonBounds,
): boolean {
  // Counting is the expensive part.
  const lengthOf = characters < Infinity ? codePointsOf : () => 0;
  function fits(value: unknown, left: number): boolean {
    if (typeof value === "string") characters -= lengthOf(value);
    if (typeof value !== "object" || value === null) return characters >= 0;
    return left > 0 && characters >= 0 &&
      Object.entries(value).every(([name, member]) => {
        characters -= lengthOf(name);
        return --values >= 0 && fits(member, left - 1);
      });
  }
  return fits(value, levels);
}
