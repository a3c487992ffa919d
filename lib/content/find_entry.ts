import { memoized } from "../base/memoized.ts";
import { cut } from "../base/text/code_points.ts";
import { writtenDate } from "../base/words/dates.ts";
import type { Content } from "./content.ts";
import type { Section } from "./kinds/section.ts";
import { DESCRIPTION } from "./names.ts";
import type { SectionEntry } from "./kinds/section_entry.ts";
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

/** Finds an entry by its path, such as `/projects/lamp`, with the next newer and older one. */
export function findEntry({ sections }: Content, path: string) {
  for (const section of sections) {
    const at = placesOf(section.entries).get(path) ?? -1;
    const entry = section.entries[at];
    const neighbours = section.entries.slice(Math.max(0, at - 1), at + 2);
    if (entry) return { section, entry, neighbours };
  }
}

/** Places in the list, by path: each page looks for its entry. */
const placesOf = memoized((entries: SectionEntry[]) =>
  new Map(entries.map(({ path }, at) => [path, at]))
);

/** Text of a page for search results. Facts of an entry fill up its short words. */
export function metaDescription(
  { path, title, description }: PageMeta,
  content: Content,
): string {
  const found = findEntry(content, path);
  if (!found) return description;
  const { section, entry: { date, body } } = found;
  const { language, name, headline, description: about } = content.profile;
  const when = date && writtenDate(date, language);
  let told: string[] = [];
  const facts = [title, section.title, when, name, headline, about];
  const words = description || firstParagraph(body);
  for (const fact of [words, ...facts]) {
    if (!fact || told.some((each) => holds(each, fact))) continue;
    if (told.join(JOINT).length >= DESCRIPTION.shortest) break;
    told = [...told.filter((each) => !holds(fact, each)), fact];
  }
  const text = told.join(JOINT).replaceAll(`.${JOINT}`, JOINT);
  return cut(text, DESCRIPTION.longest);
}

const JOINT = " · ";

/**
 * Plain words of the first paragraph. Empty if they depend on the site, as those with a
 * placeholder do. A parser of Markdown would be loaded at every start.
 */
function firstParagraph(body: string): string {
  const paragraph = body.split(/\n[ \t]*\n/)
    .find((block) => /^[\p{L}\p{N}"'“„«*_[]/u.test(block)) ?? "";
  return /[{<]/.test(paragraph) ? "" : paragraph
    .replaceAll(/!?\[([^\][]*)\](?:\([^()]*\)|\[[^\][]*\])?/g, "$1")
    .replaceAll(/[*_`~]|\\/g, "").replaceAll(/\s+/g, " ").trim();
}

function holds(text: string, fact: string): boolean {
  const [one = "", other = ""] = [text, fact].map((each) =>
    ` ${each.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim()} `
  );
  return one.includes(other);
}
