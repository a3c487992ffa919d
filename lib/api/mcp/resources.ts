import { type PageMeta, twinPath } from "../../content/page_meta.ts";
import type { State } from "../../state.ts";

export interface PageResource {
  uri: string;
  mimeType: "text/markdown";
  text: string;
}

export function listResources({ site }: State) {
  return site.pages.map((page) => ({
    uri: uriOf(page, site.baseUrl),
    name: page.path === "/" ? "index" : page.path.slice(1),
    title: page.title,
    description: page.description,
    mimeType: "text/markdown",
    annotations: { lastModified: `${page.updated}T00:00:00Z` },
  }));
}

/** Accepts the address of the page and that of its Markdown. */
export async function readResource(uri: string, state: State) {
  const { site } = state;
  if (!uri.startsWith(`${site.baseUrl}/`)) return;
  const path = uri.slice(site.baseUrl.length);
  const page = site.twinAt(path) ?? site.pageAt(path);
  return page && { ...await resourceOf(page, state), uri };
}

export async function resourceOf(
  page: PageMeta,
  { site, twins }: State,
): Promise<PageResource> {
  const { text } = await twins.get(page);
  const uri = uriOf(page, site.baseUrl);
  return { uri, mimeType: "text/markdown", text };
}

/** A resource has the address of the page's Markdown. */
export function uriOf({ path }: PageMeta, baseUrl: string): string {
  return baseUrl + twinPath(path);
}
