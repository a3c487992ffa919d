import { codePointsOf } from "../../base/text/code_points.ts";

interface JsonBounds {
  /** Nesting depth; the value itself is level 1. */
  levels: number;
  values: number;
  /** Unicode code points of names and texts; unlimited by default. */
  characters?: number;
}

/** Iterates by level, because recursion on a deep body would overflow the stack. */
export function isWithin(
  value: unknown,
  { levels, values, characters = Infinity }: JsonBounds,
): boolean {
  // Counting is the expensive part.
  const lengthOf = characters < Infinity ? codePointsOf : () => 0;
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    const below: unknown[] = [];
    for (const value of level) {
      if (typeof value === "string") characters -= lengthOf(value);
      if (typeof value !== "object" || value === null) continue;
      if (depth === levels) return false;
      for (const [name, member] of Object.entries(value)) {
        characters -= lengthOf(name);
        below.push(member);
      }
    }
    values -= below.length;
    if (values < 0 || characters < 0) return false;
    level = below;
  }
  return true;
}
