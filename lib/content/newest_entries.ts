import { compare } from "./compare.ts";
import type { Content } from "./content.ts";
import type { SectionEntry } from "./kinds/section_entry.ts";

/** The entries of the sections that are in the feed, newest first. */
export function newestEntries({ sections }: Content): SectionEntry[] {
  return sections.filter(({ feed }) => feed)
    .flatMap(({ entries }) => entries)
    .sort((one, other) => compare(other.date, one.date));
}
