import type { Content } from "./content.ts";
import type { Section } from "./kinds/section.ts";
import type { PageMeta } from "./page_meta.ts";
import { pagesOf, type SectionPage } from "./section_pages.ts";

export function findSectionPage(
  { sections }: Content,
  { kind, section: slug, path }: PageMeta,
): (SectionPage & { section: Section }) | undefined {
  if (kind !== "section") return;
  const section = sections.find((section) => section.slug === slug);
  const page = section && pagesOf(section).find((page) => page.path === path);
  return page && { ...page, section };
}

/** Finds an entry by its path, such as `/projects/lamp`. */
export function findEntry({ sections }: Content, path: string) {
  const found = entriesOf(sections).get(path);
  if (!found) return;
  const { section, at } = found;
  // The next newer entry, the entry itself, and the next older one.
  const neighbours = section.entries.slice(Math.max(0, at - 1), at + 2);
  const entry = section.entries[at];
  return entry && { section, entry, neighbours };
}

interface Place {
  section: Section;
  at: number;
}

// Cached, because a page asks for its entry five times.
const places = new WeakMap<Section[], Map<string, Place>>();

function entriesOf(sections: Section[]): Map<string, Place> {
  const known = places.get(sections);
  if (known) return known;
  const made = new Map(
    sections.flatMap((section) =>
      section.entries.map(({ path }, at) => [path, { section, at }] as const)
    ),
  );
  places.set(sections, made);
  return made;
}
