import type { Diagnostic } from "../../../lib/content/diagnostic.ts";
import { unprintableIn } from "../../../lib/content/printed.ts";
import type { Roots } from "../../../lib/content/kind.ts";
import type { Content } from "../../../lib/content/content.ts";

/** Letters that keep the résumé from being a PDF, or that it leaves out. A build prints them. */
export function unprintableLetter(
  { roots, content }: { roots: Roots; content: Content },
): Diagnostic[] {
  return unprintableIn(roots, content);
}
