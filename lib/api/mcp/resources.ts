import { type PageMeta, twinPath } from "../../content/page_meta.ts";
import type { State } from "../../state.ts";
import { atPath } from "./languages.ts";

export interface PageResource {
  uri: string;
  mimeType: "text/markdown";
  text: string;
}

/** Pages in all languages. */
export function listResources({ editions }: State) {
  return editions.flatMap(({ site }) =>
    site.pages.map((page) => resourceEntry(page, site))
  );
}

function resourceEntry(page: PageMeta, site: State["site"]) {
  const path = site.pathOf(page.path);
  return {
    uri: uriOf(page, site),
    name: path === "/" ? "index" : path.slice(1),
    title: page.title,
    description: page.description,
    mimeType: "text/markdown",
    annotations: { lastModified: `${page.updated}T00:00:00Z` },
  };
}

/** Accepts the address of the page and that of its Markdown. */
export async function readResource(uri: string, given: State) {
  const { baseUrl } = given.site;
  if (!uri.startsWith(`${baseUrl}/`)) return;
  const { path, state } = atPath(uri.slice(baseUrl.length), given);
  const page = state.site.twinAt(path) ?? state.site.pageAt(path);
  return page && { ...await resourceOf(page, state), uri };
}

export async function resourceOf(
  page: PageMeta,
  { site, twins }: State,
): Promise<PageResource> {
  const { text } = await twins.get(page);
  const uri = uriOf(page, site);
  return { uri, mimeType: "text/markdown", text };
}

/** A resource has the address of the page's Markdown. */
export function uriOf({ path }: PageMeta, { urlOf }: State["site"]): string {
  return urlOf(twinPath(path));
}
