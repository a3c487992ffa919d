import { type PageMeta, twinPath } from "../../content/page_meta.ts";
import type { State } from "../../state.ts";

/** A page as the protocol carries it. */
export interface PageResource {
  uri: string;
  mimeType: "text/markdown";
  text: string;
}

/** Every page and document: its address is that of its Markdown twin. */
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

/** The page at an address, with the suffix `.md` or without. */
export async function readResource(
  uri: string,
  state: State,
): Promise<PageResource | undefined> {
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

/** The address of a page as a resource: that of its Markdown. */
export function uriOf({ path }: PageMeta, baseUrl: string): string {
  return baseUrl + twinPath(path);
}
