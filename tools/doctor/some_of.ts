import type { Diagnostic } from "../../lib/content/diagnostic.ts";

/** Names that a line of the report has room for. */
const MAX_NAMED = 8;

/** The first names, and the number of the others. */
export function someOf(names: string[]): string {
  const rest = names.length - MAX_NAMED;
  const named = names.slice(0, MAX_NAMED).join(", ");
  return rest > 0 ? `${named} and ${rest} more` : named;
}

/** The same advice at several places as one finding, at the first of them. */
export function atPlaces(
  places: string[],
  dir: string,
  { what, ...advice }: Omit<Diagnostic, "place">,
): Diagnostic[] {
  const [place, ...others] = [...new Set(places)];
  if (place === undefined) return [];
  const named = someOf(others.map((each) => each.replace(`${dir}/`, "")));
  const also = named && ` (also in ${named})`;
  return [{ ...advice, place, what: what + also }];
}
