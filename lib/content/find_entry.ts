import type { Content } from "./content.ts";
import type { Section } from "./kinds/section.ts";
import type { SectionEntry } from "./kinds/section_entry.ts";

/** The section at a path such as `/projects`. */
export function findSection(
  { sections }: Content,
  path: string,
): Section | undefined {
  return sections.find(({ slug }) => path === `/${slug}`);
}

/** The entry at a path such as `/projects/lamp`, and the section that lists it. */
export function findEntry(
  { sections }: Content,
  path: string,
): { section: Section; entry: SectionEntry } | undefined {
  for (const section of sections) {
    const entry = section.entries.find((entry) => path === entry.path);
    if (entry) return { section, entry };
  }
}
