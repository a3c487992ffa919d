const MAX_LINES = 10;

/** What is said at once of many things, a line each: the first, and where to read the others. */
export function firstLines(lines: string[], all: string): string[] {
  const rest = lines.length - MAX_LINES;
  return rest > 0
    ? [...lines.slice(0, MAX_LINES), `… and ${rest} more: run \`${all}\``]
    : lines;
}
