import type { Mistake } from "../../../lib/content/mistake.ts";
import type { Files } from "../check.ts";
import type { Finding } from "../finding.ts";

/** What keeps the site from starting. */
export function contentMistakes({ mistakes }: Files): Finding[] {
  return mistakes.map(findingOf);
}

export function findingOf({ place, what, fix, usedBy }: Mistake): Finding {
  return { severity: "error", place, what, fix: `${fix} (used by ${usedBy})` };
}
