import type { Section } from "./kinds/section.ts";
import type { SectionEntry } from "./kinds/section_entry.ts";

/** Entries on one page of a section, and in the feed. */
export const MAX_LISTED = 50;

export const PAGE = "page";

export interface SectionPage {
  /** Starts at 1. */
  number: number;
  path: string;
  entries: SectionEntry[];
  before: number;
  prev?: string;
  next?: string;
}

/** `/posts` for the first page of a section, `/posts?page=2` for the second. */
function sectionPath(slug: string, number: number): string {
  return number === 1 ? `/${slug}` : `/${slug}?${PAGE}=${number}`;
}

/** Returns at least one page, even for a section without entries. */
export function pagesOf({ slug, entries }: Section): SectionPage[] {
  const length = Math.max(1, Math.ceil(entries.length / MAX_LISTED));
  return Array.from({ length }, (_, at) => {
    const number = at + 1;
    const before = at * MAX_LISTED;
    return {
      number,
      path: sectionPath(slug, number),
      entries: entries.slice(before, before + MAX_LISTED),
      before,
      ...number > 1 && { prev: sectionPath(slug, number - 1) },
      ...number < length && { next: sectionPath(slug, number + 1) },
    };
  });
}
