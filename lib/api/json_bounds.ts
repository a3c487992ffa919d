/** How much a JSON value may hold, its members and elements included. */
export interface JsonBounds {
  levels: number;
  values: number;
  /** Unicode code points, of names and of texts. */
  characters: number;
}

/** Level by level, without recursion: a body may be nested deeper than the stack. */
export function isWithin(
  value: unknown,
  { levels, values, characters }: JsonBounds,
): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    const below: unknown[] = [];
    for (const value of level) {
      if (typeof value === "string") characters -= [...value].length;
      if (typeof value !== "object" || value === null) continue;
      for (const [name, member] of Object.entries(value)) {
        characters -= [...name].length;
        below.push(member);
      }
    }
    values -= below.length;
    if (depth > levels || values < 0 || characters < 0) return false;
    level = below;
  }
  return true;
}
