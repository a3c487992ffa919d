/** A line of JSON, split after the name of a member. */
interface JsonLine {
  indent: string;
  /** With its quotation marks; empty without a member. */
  name: string;
  rest: string;
}

/** Formats JSON with two spaces a level. Other text stays as it is. */
export function jsonLines(text: string): JsonLine[] {
  return pretty(text).split("\n").map((line) => {
    const [, indent = "", name = "", rest = ""] =
      /^( *)("(?:[^"\\]|\\.)*"(?=: ))?([^]*)$/.exec(line) ?? [];
    return { indent, name, rest };
  });
}

/** Returns the value with at most `max` items of each list, and `mark` for the others. */
export function shortened(
  value: unknown,
  max: number,
  mark: (left: number) => string,
): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (!Array.isArray(value)) {
    return Object.fromEntries(
      Object.entries(value).map((
        [name, member],
      ) => [name, shortened(member, max, mark)]),
    );
  }
  const shown = value.slice(0, max).map((item) => shortened(item, max, mark));
  const left = value.length - shown.length;
  return left > 0 ? [...shown, mark(left)] : shown;
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
