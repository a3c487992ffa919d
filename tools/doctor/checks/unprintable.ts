import type { Diagnostic } from "../../../lib/content/diagnostic.ts";
import { unprintableIn } from "../../../lib/content/printed.ts";
import type { Site } from "../check.ts";

/** Letters that keep the résumé from being a PDF, or that it leaves out. A build prints them. */
export function unprintableLetter(
  { roots, content }: Pick<Site, "roots" | "content">,
): Diagnostic[] {
  return unprintableIn(roots, content);
}
