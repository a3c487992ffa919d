const MAX_LINES = 10;

/** The first lines of many, and the command that prints all. */
export function firstLines(lines: string[], all: string): string[] {
  const rest = lines.length - MAX_LINES;
  return rest > 0
    ? [...lines.slice(0, MAX_LINES), `… and ${rest} more: run \`${all}\``]
    : lines;
}
