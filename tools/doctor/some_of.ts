/** Names that a line of the report has room for. */
const MAX_NAMED = 8;

/** The first names, and the number of the others. */
export function someOf(names: string[]): string {
  const rest = names.length - MAX_NAMED;
  const named = names.slice(0, MAX_NAMED).join(", ");
  return rest > 0 ? `${named} and ${rest} more` : named;
}
