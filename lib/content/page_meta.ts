import type { PageKind } from "./names.ts";
import { fill, writtenNumber } from "../base/words/fill.ts";
import { compare } from "./compare.ts";
import type { Content, Profile } from "./content.ts";
import type { Section } from "./kinds/section.ts";
import { pagesOf } from "./section_pages.ts";

/** Facts about a page that are known before it is rendered. */
export interface PageMeta {
  kind: PageKind;
  /** Path of the HTML. Its Markdown twin has the suffix `.md`. */
  path: string;
  title: string;
  /** Owner's words for lists and for search. Empty for an entry without. */
  description: string;
  /** Last change of the text, YYYY-MM-DD. */
  updated: string;
  /** BCP 47 language of its words, if the site has another one. */
  language?: string;
  /** Only the first language of the site has it. */
  untranslated?: true;
  /** The page in each language that has it, itself too, if there are two. */
  translations?: Translation[];
  inMenu: boolean;
  section?: string;
  /** Set if the page answers a question in its query. */
  asks?: Asks;
  /** Paths of the pages with newer and with older entries of a section. */
  prev?: string;
  next?: string;
  /** First page of the section, for the pages after it. */
  first?: PageMeta;
}

/** A page in a language. The path has the prefix of the language. */
type Translation = Pick<PageMeta, "path" | "updated" | "title"> & {
  language: string;
};

/** Language to name for a page. A site in one language names only another one. */
export function languageOf(
  { language, translations }: PageMeta,
  { profile }: Content,
): string | undefined {
  return language ?? (translations && profile.language);
}

/** All languages of the site, the first one first. */
export const languagesOf = (
  { language, languages }: Pick<Profile, "language" | "languages">,
) => [language, ...languages];

/** Returns true for what has words in the language of its content. */
export const hasOwnWords = ({ untranslated }: { untranslated?: true }) =>
  !untranslated;

/** Returns true for the index of the manual and for its documents. */
export const isOfManual = ({ kind }: Pick<PageMeta, "kind">) =>
  kind === "manual" || kind === "doc";

export interface Asks {
  parameter: string;
  window: "ask" | "npcChat";
}

// Steps of ten leave room for other pages.
const PLACES = new Map([
  ["about", 10],
  ["contact", 20],
  ["room", 30],
  ["developers", 40],
  ["docs", 45],
  ["privacy", 50],
]);
const [SECTION, LAST] = [15, 60];

/** Home, the pages of the menu in their order, entries, documents. */
export function listPages(content: Content): PageMeta[] {
  const { profile, docs, sections } = content;
  const home = { ...profile, title: profile.name, language: undefined };
  return [
    // Not in the menu: the name at the top links to it.
    { ...metaOf(home, "home", "/"), asks: { parameter: "ask", window: "ask" } },
    ...topPages(content),
    ...sections.flatMap(({ slug, entries }) =>
      entries.map((entry) => (
        { ...metaOf(entry, "entry", entry.path), section: slug }
      ))
    ),
    ...docs.map((doc) => metaOf(doc, "doc", docPath(doc.slug))),
  ];
}

/** Pages of sections from the second on. Indexes list their entries instead. */
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

/** Returns true if the owner shows visitors nothing that is for programs. */
export const isQuiet = ({ machine }: Pick<Profile, "machine">) =>
  machine === "quiet";

/** Returns true for pages and files for programmers. A quiet site leaves them to other links. */
export const isForProgrammers = (path: string) =>
  /^\/(?:developers|docs|mcp|\.well-known)(?![\w-])|\.(?!pdf$)\w+$/.test(path);

function topPages(content: Content): PageMeta[] {
  const { contact, pages, sections, profile } = content;
  const all: { place: number; meta: PageMeta }[] = [
    ...manual(content),
    ...[{ ...contact, slug: "contact" }, ...pages].map((page) => ({
      place: page.order ?? PLACES.get(page.slug) ?? LAST,
      meta: {
        ...metaOf(page, "page", `/${page.slug}`, page.nav ?? true),
        ...page.slug === "room" && { asks: TALK },
      },
    })),
    ...sections.map((section) => (
      { place: section.order ?? SECTION, meta: sectionMeta(section) }
    )),
  ];
  return all.sort((one, other) =>
    Number(isSoftware(one.meta)) - Number(isSoftware(other.meta)) ||
    one.place - other.place || compare(one.meta.path, other.meta.path)
  ).map(({ meta }) =>
    isQuiet(profile) && isForProgrammers(meta.path)
      ? { ...meta, inMenu: false }
      : meta
  );
}

/** Pages of the software follow the owner's, whatever their order is. */
const isSoftware = ({ path }: PageMeta) =>
  ["/room", "/developers", MANUAL_PATH, "/privacy"].includes(path);

/** A question in the room counts as a call. */
const TALK: Asks = { parameter: "ask", window: "npcChat" };

/** The index of the manual, as new as its newest document; empty without documents. */
function manual(
  { docs, words, profile }: Content,
): { place: number; meta: PageMeta }[] {
  const updated = docs.map((doc) => doc.updated).sort(compare).at(-1);
  if (!updated) return [];
  const { untranslated } = docs[0] ?? {};
  const head = { ...words.docs, updated, untranslated };
  const meta = metaOf(head, "manual", MANUAL_PATH, profile.manual === "here");
  const asks: Asks = { parameter: "q", window: "ask" };
  return [{ place: PLACES.get("docs") ?? LAST, meta: { ...meta, asks } }];
}

export function readingPath(page: PageMeta | undefined): string {
  return page ? twinPath(page.path) : "/sitemap.md";
}

export function twinPath(path: string): string {
  return path === "/" ? "/index.md" : path.replace(/\?|$/, ".md$&");
}

export const MANUAL_PATH = "/docs";

export function docPath(slug: string): string {
  return `${MANUAL_PATH}/${slug}`;
}

type Head =
  & Pick<PageMeta, "title" | "updated" | "language" | "untranslated">
  & Partial<Pick<PageMeta, "description">>;

function metaOf(
  { title, description = "", updated, language, untranslated }: Head,
  kind: PageKind,
  path: string,
  inMenu = false,
): PageMeta {
  const meta = { kind, path, title, description, updated, inMenu };
  return {
    ...meta,
    ...language && { language },
    ...untranslated && { untranslated },
  };
}
