import type { Diagnostic } from "../../../lib/content/diagnostic.ts";
import type { Files } from "../check.ts";

/** Errors that keep the site from starting. */
export function contentMistakes({ mistakes }: Files): Diagnostic[] {
  return mistakes.map(findingOf);
}

export function findingOf(
  { place, what, fix }: Diagnostic,
): Diagnostic {
  return { severity: "error", place, what, fix };
}
