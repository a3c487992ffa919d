import { codePointsOf } from "../../base/text/code_points.ts";

/** How much a JSON value may hold, its members and elements included. */
export interface JsonBounds {
  /** Objects and arrays inside one another, the value itself included. */
  levels: number;
  values: number;
  /** Unicode code points, of names and of texts; any number where left out. */
  characters?: number;
}

/** Level by level, without recursion: a body may be nested deeper than the stack. */
export function isWithin(
  value: unknown,
  { levels, values, characters = Infinity }: JsonBounds,
): boolean {
  // To count costs more than all else.
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
