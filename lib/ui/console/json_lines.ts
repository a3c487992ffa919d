/** A line of JSON: the name of a member apart, where it begins with one. */
interface JsonLine {
  indent: string;
  /** With its quotation marks. */
  name: string;
  rest: string;
}

/** JSON to read, two spaces a level; text that is no JSON stays as it is. */
export function jsonLines(text: string): JsonLine[] {
  return pretty(text).split("\n").map((line) => {
    const [, indent = "", name = "", rest = ""] =
      /^( *)("(?:[^"\\]|\\.)*"(?=: ))?([^]*)$/.exec(line) ?? [];
    return { indent, name, rest };
  });
}

/** The value with no more than `most` items of each of its lists, and `mark` for the others. */
export function shortened(
  value: unknown,
  most: number,
  mark: (left: number) => string,
): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (!Array.isArray(value)) {
    return Object.fromEntries(
      Object.entries(value).map((
        [name, member],
      ) => [name, shortened(member, most, mark)]),
    );
  }
  const shown = value.slice(0, most).map((item) => shortened(item, most, mark));
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
