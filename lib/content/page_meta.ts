import { compare } from "./compare.ts";
import type { Content } from "./content.ts";

/** What is known of a page before it is rendered: what its file says of it. */
export interface PageMeta {
  /** Path of the HTML form; the twin is beside it with the suffix `.md`. */
  path: string;
  title: string;
  /** 50 to 160 characters, for the head of the page and for search. */
  description: string;
  /** When the words last changed, YYYY-MM-DD. */
  updated: string;
  /** Whether the menu of every page has it. */
  inMenu: boolean;
}

// Tens, so that a page can be put between two of them.
const PLACES = new Map([
  ["about", 10],
  ["contact", 20],
  ["room", 30],
  ["developers", 40],
  ["privacy", 50],
]);
const LAST = 60;

/** Every page: home, the others in the order of the menu, then the documents. */
export function listPages(
  { profile, contact, pages, docs }: Content,
): PageMeta[] {
  const home = { ...profile, title: profile.name };
  const others = [{ ...contact, slug: "contact" }, ...pages].sort(inOrder);
  return [
    // The name at the top leads home, so the menu need not.
    metaOf(home, "/", false),
    ...others.map((page) => metaOf(page, `/${page.slug}`, page.nav ?? true)),
    ...docs.map((doc) => metaOf(doc, docPath(doc.slug), false)),
  ];
}

/** The path of the Markdown twin. */
export function twinPath(path: string): string {
  return path === "/" ? "/index.md" : `${path}.md`;
}

export function docPath(slug: string): string {
  return `/docs/${slug}`;
}

function metaOf(
  { title, description, updated }: Omit<PageMeta, "path" | "inMenu">,
  path: string,
  inMenu: boolean,
): PageMeta {
  return { path, title, description, updated, inMenu };
}

interface Placed {
  slug: string;
  order?: number;
}

function inOrder(one: Placed, other: Placed): number {
  return placeOf(one) - placeOf(other) || compare(one.slug, other.slug);
}

function placeOf({ slug, order }: Placed): number {
  return order ?? PLACES.get(slug) ?? LAST;
}
