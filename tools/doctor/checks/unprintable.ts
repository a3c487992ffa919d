import type { Diagnostic } from "../../../lib/content/diagnostic.ts";
import { unprintableIn } from "../../../lib/content/warnings.ts";
import type { Site } from "../check.ts";

/** A letter that keeps the résumé from being a PDF. A start prints it too. */
export function unprintableLetter({ roots, content }: Site): Diagnostic[] {
  return unprintableIn(roots, content).map((warning) => ({
    ...warning,
    place: `${roots.person.dir}/${warning.place}`,
  }));
}
