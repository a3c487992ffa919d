import type { IndexedPage } from "./sentences.ts";

/** More than any site has in a section. */
const PER_SECTION = 2 ** 20;

/**
 * Numbers the pages in the order in which sentences are found. Entries count from the
 * oldest of their section, so that a new one changes no other place.
 */
export function placesOf(
  pages: readonly Pick<IndexedPage, "path" | "kind">[],
): Map<string, number> {
  const places = new Map([["/", 0]]);
  const sections = new Map<string, string[]>();
  for (const { path, kind } of pages) {
    if (kind !== "entry") {
      places.set(path, path === "/" ? 0 : places.size);
      continue;
    }
    const section = path.slice(0, path.lastIndexOf("/"));
    const paths = sections.get(section) ?? [];
    sections.set(section, paths);
    paths.push(path);
  }
  let end = PER_SECTION;
  for (const paths of sections.values()) {
    end += PER_SECTION;
    for (const [at, path] of paths.toReversed().entries()) {
      places.set(path, end - at);
    }
  }
  return places;
}
