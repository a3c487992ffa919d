import { docPath, type PageMeta } from "../../content/page_meta.ts";
import { metaDescription, PAGE } from "../../content/mod.ts";
import type { State } from "../../state.ts";
import * as z from "zod";
import { atPath } from "./languages.ts";
import { resolveName } from "./resolve_name.ts";
import { type Found, found, TAKEN_AS, type Unknown } from "./tool.ts";

interface NamedPage {
  page: PageMeta;
  /** In the language of the page. */
  state: State;
  /** Slug of the page, if the given name is another one. */
  takenAs?: string;
}

/** Finds a page, except documents, by slug, path, address or title. */
export function findPage(name: string, given: State): NamedPage | undefined {
  const { path, state } = readName(name, given);
  if (path === null) return;
  const { site } = state;
  const page = site.pageAt(path);
  if (page?.kind === "section") return sectionPageOf(page, name, state);
  return page && page.kind !== "doc"
    ? { page, state }
    : nearest(path, site.pages.filter(isNoDoc), state);
}

/** Finds a document, or else a page, by slug, path, address or title. */
export function findDoc(name: string, given: State): NamedPage | undefined {
  const { path, state } = readName(name, given);
  if (path === null) return;
  const { site } = state;
  const page = site.pageAt(docPath(path.slice(1))) ?? site.pageAt(path);
  if (page?.kind === "section") return sectionPageOf(page, name, state);
  return page ? { page, state } : nearest(path, site.pages, state);
}

/** The path without the prefix of its language. The first language has all pages. */
function readName(name: string, given: State) {
  const { baseUrl } = given.site;
  const { path: inner, state } = atPath(pathOf(name, baseUrl) ?? "", given);
  const path = inner && pathOf(inner, baseUrl);
  const [first] = given.editions;
  const isMissing = path && !state.site.pageAt(path);
  return isMissing && first?.site.pageAt(path)
    ? { path, state: { ...state, ...first } }
    : { path: path || null, state };
}

function isNoDoc({ kind }: PageMeta): boolean {
  return kind !== "doc";
}

/** A page of a section by its number: `posts?page=2`. */
function sectionPageOf(
  first: PageMeta,
  name: string,
  state: State,
): NamedPage | undefined {
  const query = new URLSearchParams(/\?([^#]*)/.exec(name)?.[1]);
  const number = query.get(PAGE) ?? "1";
  const page = number === "1"
    ? first
    : state.site.pageAt(`${first.path}?${PAGE}=${number}`);
  return page && { page, state };
}

function nearest(
  path: string,
  pages: PageMeta[],
  state: State,
): NamedPage | undefined {
  const [page, ...others] =
    resolveName(path.slice(1), pages, namesOf)?.things ?? [];
  if (!page || others.length > 0) return;
  return { page, state, takenAs: slugOf(page) };
}

function namesOf(page: PageMeta): string[] {
  return [slugOf(page), page.path.slice(1), page.title];
}

/** Adds the call of another server's tool, if that tool has the page. */
export function orAsk(
  { tool, path, argument }: { tool: string; path: string; argument: string },
  named: NamedPage | undefined,
  answer: Unknown,
): Unknown {
  if (!named) return answer;
  const call = `${tool} ${JSON.stringify({ [argument]: slugOf(named.page) })}`;
  return { ...answer, text: `${answer.text}. At ${path} it is ${call}` };
}

function slugOf({ kind, path }: PageMeta): string {
  if (path === "/") return "index";
  return kind === "doc" ? path.slice(docPath("").length) : path.slice(1);
}

export function pageSlugs({ site }: State): string[] {
  return site.pages.filter(isNoDoc).map(slugOf);
}

/** Documents first, because most callers look for one. */
export function docSlugs({ site }: State): string[] {
  return [
    ...site.content.docs.map(({ slug }) => slug),
    ...site.pages.filter(isNoDoc).map(({ path }) => path),
  ];
}

/** Null for an address on another site. */
function pathOf(name: string, baseUrl: string): string | null {
  const text = name.trim();
  const url = /^[a-z][a-z\d+.-]*:/i.test(text) ? URL.parse(text) : undefined;
  if (url === null || (url && url.origin !== baseUrl)) return null;
  const bare = (url?.pathname ?? text.replace(/[?#].*$/s, ""))
    .replace(/^\/+|(?<!\/)\/+$/g, "").replace(/\.md$/, "");
  // Only a plain path can contain dot segments, and no page has any.
  if (/(?:^|\/)\.\.?(?:\/|$)/.test(bare)) return null;
  return bare === "" || bare === "index" || bare === "home" ? "/" : `/${bare}`;
}

export const PageData = z.object({
  title: z.string(),
  description: z.string(),
  url: z.string().describe("Address for people"),
  updated: z.string().describe("When the words last changed, YYYY-MM-DD"),
  markdown: z.string().describe("The page in Markdown, with front matter"),
  ...TAKEN_AS,
});

export async function pageAnswer(
  { page, state: { site, twins }, takenAs }: NamedPage,
): Promise<Found<z.output<typeof PageData>>> {
  const { path, title, updated } = page;
  const { text: markdown } = await twins.get(page);
  const url = site.urlOf(path);
  const description = metaDescription(page, site.content);
  const data = { title, description, url, updated, markdown };
  return { ...found(markdown, data, takenAs), language: site.language };
}
