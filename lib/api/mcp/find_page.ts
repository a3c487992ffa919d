import { docPath, type PageMeta } from "../../content/page_meta.ts";
import { PAGE } from "../../content/section_pages.ts";
import type { State } from "../../state.ts";
import { z } from "zod";
import { meant } from "./meant.ts";
import type { Unknown } from "./tool.ts";

/** A page, and its own name where another one was given. */
interface NamedPage {
  page: PageMeta;
  takenAs?: string;
}

/** The page that a slug, a path, an address or a title names; documents are not among them. */
export function findPage(name: string, { site }: State): NamedPage | undefined {
  const path = pathOf(name, site.baseUrl);
  if (path === null) return;
  const page = site.pageAt(path);
  if (page?.kind === "section") return sectionPageOf(page, name, site);
  if (page && page.kind !== "doc") return { page };
  const pages = site.pages.filter(({ kind }) => kind !== "doc");
  return nearest(path, pages);
}

/** The document that a slug, a path, an address or a title names, or else the page. */
export function findDoc(name: string, { site }: State): NamedPage | undefined {
  const path = pathOf(name, site.baseUrl);
  if (path === null) return;
  const page = site.pageAt(docPath(path.slice(1))) ?? site.pageAt(path);
  if (page?.kind === "section") return sectionPageOf(page, name, site);
  return page ? { page } : nearest(path, site.pages);
}

/** The page of a section by the number in the name: `posts?page=2`. */
function sectionPageOf(
  first: PageMeta,
  name: string,
  { pageAt }: State["site"],
): NamedPage | undefined {
  const query = new URLSearchParams(/\?([^#]*)/.exec(name)?.[1]);
  const number = query.get(PAGE) ?? "1";
  const page = number === "1"
    ? first
    : pageAt(`${first.path}?${PAGE}=${number}`);
  return page && { page };
}

function nearest(path: string, pages: PageMeta[]): NamedPage | undefined {
  const [page, ...others] = meant(path.slice(1), pages, namesOf)?.things ?? [];
  if (!page || others.length > 0) return;
  return { page, takenAs: slugOf(page) };
}

function namesOf(page: PageMeta): string[] {
  return [slugOf(page), page.path.slice(1), page.title];
}

/** How to ask for a page by another tool. */
interface OtherTool {
  tool: string;
  /** Of its server. */
  path: string;
  argument: string;
}

/** What one tool does not know, with the call of the other tool, if that does. */
export function orAsk(
  { tool, path, argument }: OtherTool,
  named: NamedPage | undefined,
  answer: Unknown,
): Unknown {
  if (!named) return answer;
  const call = `${tool} ${JSON.stringify({ [argument]: slugOf(named.page) })}`;
  return { ...answer, text: `${answer.text}. At ${path} it is ${call}` };
}

/** As each tool lists it. */
function slugOf({ kind, path }: PageMeta): string {
  if (path === "/") return "index";
  return kind === "doc" ? path.slice(docPath("").length) : path.slice(1);
}

export function pageSlugs({ site }: State): string[] {
  return site.pages.filter(({ kind }) => kind !== "doc")
    .map(slugOf);
}

/** Documents first: they are what is mostly meant. */
export function docSlugs({ site }: State): string[] {
  const others = site.pages.filter(({ kind }) => kind !== "doc");
  return [
    ...site.content.docs.map(({ slug }) => slug),
    ...others.map(({ path }) => path),
  ];
}

/** The path that was meant; null for an address on another site. */
function pathOf(name: string, baseUrl: string): string | null {
  const text = name.trim();
  const url = /^[a-z][a-z\d+.-]*:/i.test(text) ? URL.parse(text) : undefined;
  if (url === null || (url && url.origin !== baseUrl)) return null;
  const bare = (url?.pathname ?? text.replace(/[?#].*$/s, ""))
    .replace(/^\/+|(?<!\/)\/+$/g, "").replace(/\.md$/, "");
  // An address has no dot segments left, and nothing is above the first page.
  if (/(?:^|\/)\.\.?(?:\/|$)/.test(bare)) return null;
  return bare === "" || bare === "index" || bare === "home" ? "/" : `/${bare}`;
}

/** A whole page as data. */
export const PageData = z.object({
  title: z.string(),
  description: z.string(),
  url: z.string().describe("Address for people"),
  updated: z.string().describe("When the words last changed, YYYY-MM-DD"),
  markdown: z.string().describe("The page in Markdown, with front matter"),
});

export async function pageData(
  page: PageMeta,
  { site, twins }: State,
): Promise<z.output<typeof PageData>> {
  const { path, title, description, updated } = page;
  const { text } = await twins.get(page);
  return {
    title,
    description,
    url: site.baseUrl + path,
    updated,
    markdown: text,
  };
}
