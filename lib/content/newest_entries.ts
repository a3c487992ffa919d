import { newestFirst } from "./compare.ts";
import type { Content } from "./content.ts";
import type { ResumeSection } from "./names.ts";
import type { Section } from "./kinds/section.ts";
import type { SectionEntry } from "./kinds/section_entry.ts";

/** The entries of the sections that are in the feed, newest first. */
export function newestEntries({ sections }: Content): SectionEntry[] {
  return entriesOf(sections.filter(({ feed }) => feed));
}

/** The entries of the sections that are this list of the résumé, newest first. */
export function resumeEntries({ sections }: Content, part: ResumeSection) {
  return entriesOf(sections.filter(({ resume }) => resume === part));
}

/** Newest first. */
export function entriesOf(sections: Section[]): SectionEntry[] {
  return sections.flatMap(({ entries }) => entries).sort(newestFirst);
}
