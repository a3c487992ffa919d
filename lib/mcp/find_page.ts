import { docPath, type PageMeta } from "../content/page_meta.ts";
import type { State } from "../state.ts";
import { z } from "zod";

/** The page that a slug, a path or an address names; documents are not among them. */
export function findPage(name: string, { site }: State): PageMeta | undefined {
  const path = pathOf(name, site.baseUrl);
  const page = path === null ? undefined : site.pageAt(path);
  return page?.kind === "doc" ? undefined : page;
}

/** The document that a slug, a path or an address names, or else the page. */
export function findDoc(name: string, { site }: State): PageMeta | undefined {
  const path = pathOf(name, site.baseUrl);
  if (path === null) return;
  return site.pageAt(docPath(path.slice(1))) ?? site.pageAt(path);
}

export function pageSlugs({ site }: State): string[] {
  return site.pages.filter(({ kind }) => kind !== "doc")
    .map(({ path }) => path === "/" ? "index" : path.slice(1));
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
