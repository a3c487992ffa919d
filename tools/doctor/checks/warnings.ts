import { warningsOf } from "../../../lib/content/warnings.ts";
import type { Files } from "../check.ts";
import type { Diagnostic } from "../../../lib/content/diagnostic.ts";

/** Warnings that a start prints too: ignored files and future dates. */
export function startWarnings({ roots, today }: Files): Diagnostic[] {
  return warningsOf(roots, today).map(({ place, what, fix }) => ({
    severity: "warning",
    place: `${roots.person.dir}/${place}`,
    what,
    fix,
  }));
}
