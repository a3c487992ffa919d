import { warningsOf } from "../../../lib/content/warnings.ts";
import type { Files } from "../check.ts";
import type { Diagnostic } from "../../../lib/content/diagnostic.ts";

/** What a start says as well: files that are not read, and dates to come. */
export function startWarnings({ roots, today }: Files): Diagnostic[] {
  return warningsOf(roots, today).map(({ place, what, fix }) => ({
    severity: "warning",
    place: `${roots.person.dir}/${place}`,
    what,
    fix,
  }));
}
