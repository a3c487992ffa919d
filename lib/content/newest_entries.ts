import { newestFirst } from "./compare.ts";
import type { Content } from "./content.ts";
import type { Section } from "./kinds/section.ts";
import type { SectionEntry } from "./kinds/section_entry.ts";
import type { Made } from "./made.ts";

/** The entries of the sections that are in the feed, newest first. */
export function newestEntries({ sections }: Content): SectionEntry[] {
  return entriesOf(sections.filter(({ feed }) => feed));
}

/** The entries of every section that is this part of the résumé, newest first. */
export function entriesMade({ sections }: Content, part: Made): SectionEntry[] {
  return entriesOf(sections.filter(({ resume }) => resume === part));
}

function entriesOf(sections: Section[]): SectionEntry[] {
  return sections.flatMap(({ entries }) => entries).sort(newestFirst);
}
