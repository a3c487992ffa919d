import { memoized } from "../base/memoized.ts";
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
  return placesIn(sections).get(path);
}

/** Each entry with the next newer one, itself, and the next older one. */
const placesIn = memoized((sections: Section[]) =>
  new Map(
    sections.flatMap((section) =>
      section.entries.map((entry, at, all) => {
        const neighbours = all.slice(Math.max(0, at - 1), at + 2);
        return [entry.path, { section, entry, neighbours }] as const;
      })
    ),
  )
);
