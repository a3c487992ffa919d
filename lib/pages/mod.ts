import type { Content, Doc } from "../content.ts";
import type { Page } from "./page.ts";
import { homePage } from "./home.ts";
import { wordsOf } from "./opening.ts";

/** What the pages are made of. */
export interface PageSources {
  content: Content;
  baseUrl: string;
}

/** Every page of the site, in the order of the menu: the only list of them. */
export function pagesOf(sources: PageSources): Page[] {
  const { content } = sources;
  const made = [
    homePage(content),
    { ...wordsOf(content, "about"), path: "/about", inMenu: true },
    { ...content.contact, path: "/contact", inMenu: true },
    { ...wordsOf(content, "room"), path: "/room", inMenu: true },
    { ...wordsOf(content, "developers"), path: "/developers", inMenu: true },
    { ...wordsOf(content, "privacy"), path: "/privacy", inMenu: true },
  ];
  const paths = new Set(made.map(({ path }) => path));
  const extra = content.pages
    .map((page) => ({
      ...page,
      path: `/${page.slug}`,
      inMenu: page.nav ?? false,
    }))
    .filter(({ path }) => !paths.has(path));
  const docs = content.docs.map((doc) => ({
    ...doc,
    path: docPath(doc),
    inMenu: false,
  }));
  return [...made, ...extra, ...docs].map((page) => ({
    ...page,
    body: page.body.replaceAll("{base_url}", sources.baseUrl).trim(),
  }));
}

export function docPath({ slug }: Pick<Doc, "slug">): string {
  return `/docs/${slug}`;
}
