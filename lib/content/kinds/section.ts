import * as z from "zod";
import { asks, ofHeadings } from "../asks.ts";
import { newestFirst } from "../compare.ts";
import { flag, heads, nameSlug, order, record } from "../fields.ts";
import {
  type Entry,
  type Form,
  read,
  type Translated,
} from "../front_matter.ts";
import { visible } from "../hidden.ts";
import type { Kind } from "../kind.ts";
import { RESERVED_PATHS, RESUME_SECTIONS } from "../names.ts";
import { type SectionEntry, sectionEntry } from "./section_entry.ts";
import { was } from "./moved.ts";

export const SectionFile = record({
  ...heads(),
  order: order().optional().describe("Place in the menu: 15 if left out."),
  nav: flag().describe("`false` leaves the section out of the menu."),
  feed: flag().describe(
    "`false` leaves its entries out of the feed of the site, and off the first page.",
  ),
  resume: z.enum(
    RESUME_SECTIONS,
    `not a part of the résumé; use ${RESUME_SECTIONS.join(" or ")}`,
  ).optional().describe("`projects` or `publications` of the résumé."),
  events: flag().describe("`true` if its entries are events, such as talks."),
  was: was(),
  asks: asks(),
  hidden: flag().describe("`true` hides the section and all entries in it."),
}, {
  slug: nameSlug("folder"),
  body: z.string().trim(),
}).check(ofHeadings);

type SectionFile = z.output<typeof SectionFile> & Translated;

export interface Section extends Omit<SectionFile, "nav" | "feed" | "hidden"> {
  nav: boolean;
  feed: boolean;
  /** Newest first. */
  entries: SectionEntry[];
}

const sectionFile: Form<typeof SectionFile> = {
  schema: SectionFile,
  usedBy: (name) => `/${folderOf(name)}, get_page, sitemap.xml, llms.txt`,
  given: ({ name }, body) => ({ slug: folderOf(name), body }),
};

export const sections: Kind<Section[]> = {
  root: "person",
  files: "*/*.md",
  isTranslated: true,
  isOptional: true,
  usedBy: (name) => (isIndex(name) ? sectionFile : sectionEntry).usedBy(name),
  parse(sources, mistakes) {
    const entries = sources.filter(({ name }) => !isIndex(name))
      .flatMap((source) => read(source, sectionEntry, mistakes) ?? []);
    const below = Map.groupBy(entries, ({ name }) => folderOf(name));
    const found = sources.filter(({ name }) => isIndex(name))
      .flatMap((source) => read(source, sectionFile, mistakes) ?? []);
    found.forEach(checkSlug);
    return visible(found).map((section) => ({
      ...section,
      nav: section.nav ?? true,
      feed: section.feed ?? true,
      entries: visible(below.get(section.slug) ?? []).sort(newestFirst),
    }));
  },
};

function checkSlug({ value: { slug }, complain }: Entry<SectionFile>): void {
  if (!RESERVED_PATHS.includes(slug)) return;
  complain(["slug"], `"${slug}" is a path of the software; rename the folder`);
}

function isIndex(name: string): boolean {
  return name.endsWith("/index");
}

/** `projects` of `projects/lamp`. */
function folderOf(name: string): string {
  return name.slice(0, name.lastIndexOf("/"));
}
