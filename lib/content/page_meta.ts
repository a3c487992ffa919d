import type { PageKind } from "./page_kind.ts";
import { fill, writtenNumber } from "../base/words/fill.ts";
import { compare } from "./compare.ts";
import type { Content } from "./content.ts";
import type { Section } from "./kinds/section.ts";
import { pagesOf } from "./section_pages.ts";

/** What is known of a page before it is rendered: what its file says of it. */
export interface PageMeta {
  kind: PageKind;
  /** Path of the HTML form; the twin is beside it with the suffix `.md`. */
  path: string;
  title: string;
  /** 50 to 160 characters, for the head of the page and for search. */
  description: string;
  /** When the words last changed, YYYY-MM-DD. */
  updated: string;
  /** Whether the menu of every page has it. */
  inMenu: boolean;
  /** The slug of the section that it is or belongs to. */
  section?: string;
  /** How the page answers a question in its query. */
  asks?: Asks;
  /** Paths of the pages with newer and with older entries of a section. */
  prev?: string;
  next?: string;
  /** The first page of the section, of those that follow it. */
  first?: PageMeta;
}

export interface Asks {
  /** The parameter of the query that holds the question. */
  parameter: string;
  /** The rate window in which it counts. */
  window: "ask" | "npcChat";
}

// Tens, so that a page can be put between two of them.
const PLACES = new Map([
  ["about", 10],
  ["contact", 20],
  ["room", 30],
  ["developers", 40],
  ["docs", 45],
  ["privacy", 50],
]);
const SECTION = 15;
const LAST = 60;

/** Every page: home, the others in the order of the menu, then entries and documents. */
export function listPages(content: Content): PageMeta[] {
  const { profile, docs, sections } = content;
  const home = { ...profile, title: profile.name };
  return [
    // The name at the top leads home, so the menu need not.
    { ...metaOf(home, "home", "/"), asks: { parameter: "ask", window: "ask" } },
    ...topPages(content),
    ...sections.flatMap(({ slug, entries }) =>
      entries.map((entry) => ({
        ...metaOf(entry, "entry", entry.path),
        section: slug,
      }))
    ),
    ...docs.map((doc) => metaOf(doc, "doc", docPath(doc.slug))),
  ];
}

/** The pages of sections from the second on. No index lists them: it lists their entries. */
export function listFollowingPages(content: Content): PageMeta[] {
  const { language } = content.profile;
  return content.sections.flatMap((section) => {
    const [, ...following] = pagesOf(section);
    const first = sectionMeta(section);
    return following.map(({ number, path, prev, next }) => ({
      ...first,
      title: fill(content.words.sections.page, {
        title: section.title,
        page: writtenNumber(number, language),
      }),
      path,
      inMenu: false,
      prev,
      next,
      first,
    }));
  });
}

function sectionMeta(section: Section): PageMeta {
  const { slug, nav } = section;
  const [{ path, next } = { path: `/${slug}` }] = pagesOf(section);
  const meta = metaOf(section, "section", path, nav);
  return { ...meta, section: slug, ...next && { next } };
}

/** Pages and sections stand in one menu. */
function topPages(content: Content): PageMeta[] {
  const { contact, pages, sections } = content;
  const all: { place: number; meta: PageMeta }[] = [
    ...manual(content),
    ...[{ ...contact, slug: "contact" }, ...pages].map((page) => ({
      place: page.order ?? PLACES.get(page.slug) ?? LAST,
      meta: {
        ...metaOf(page, "page", `/${page.slug}`, page.nav ?? true),
        ...page.slug === "room" && { asks: TALK },
      },
    })),
    ...sections.map((section) => ({
      place: section.order ?? SECTION,
      meta: sectionMeta(section),
    })),
  ];
  return all.sort((one, other) =>
    one.place - other.place || compare(one.meta.path, other.meta.path)
  ).map(({ meta }) => meta);
}

/** What is said in the room counts as a call does. */
const TALK: Asks = { parameter: "ask", window: "npcChat" };

/** The list of the documents, as new as the newest; nothing where there is none. */
function manual({ docs, words }: Content): { place: number; meta: PageMeta }[] {
  const updated = docs.map((doc) => doc.updated).sort(compare).at(-1);
  if (!updated) return [];
  const { title, description } = words.docs;
  const page = { title, description, updated };
  const meta = metaOf(page, "manual", MANUAL_PATH, true);
  const asks = { parameter: "q", window: "ask" } as const;
  return [{ place: PLACES.get("docs") ?? LAST, meta: { ...meta, asks } }];
}

/** What a program reads instead of the page; of one that has no twin, the list of all. */
export function readingPath(page: PageMeta | undefined): string {
  return page ? twinPath(page.path) : "/sitemap.md";
}

/** The path of the Markdown twin. */
export function twinPath(path: string): string {
  return path === "/" ? "/index.md" : path.replace(/\?|$/, ".md$&");
}

export const MANUAL_PATH = "/docs";

export function docPath(slug: string): string {
  return `${MANUAL_PATH}/${slug}`;
}

function metaOf(
  { title, description, updated }: Pick<
    PageMeta,
    "title" | "description" | "updated"
  >,
  kind: PageKind,
  path: string,
  inMenu = false,
): PageMeta {
  return { kind, path, title, description, updated, inMenu };
}
