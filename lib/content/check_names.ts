import type { Said } from "./content.ts";
import { type Diagnostic, errorAt } from "./diagnostic.ts";

/** A page and a section of one name would have one address. */
export function checkNames(
  { pages = [], sections = [] }: Partial<Said>,
  dir: string,
  mistakes: Diagnostic[],
): void {
  for (const { slug } of sections) {
    if (!pages.some((page) => page.slug === slug)) continue;
    mistakes.push(errorAt(
      `${dir}/${slug}/index.md:1:1`,
      `slug: "${slug}" is taken by pages/${slug}.md; rename the folder`,
      `/${slug}`,
    ));
  }
}
