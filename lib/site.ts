import type { Config } from "./config.ts";
import type { AnyOperation } from "./operation.ts";
import type { Content, ContentImage, PageFile } from "./content/content.ts";
import { imageAddress } from "./content/anchors.ts";
import {
  listFollowingPages,
  listPages,
  type PageMeta,
  twinPath,
} from "./content/page_meta.ts";
import type { Deps } from "./deps.ts";

/** Part of a request that is traced: its route, or its whole address. */
export type Traced = "routes" | "addresses";

/** Lists and lookups of the site, made once. */
export interface Site {
  baseUrl: string;
  config: Config;
  content: Content;
  operations: AnyOperation[];
  /** Null if the runtime does not trace. */
  traced: Traced | null;
  pages: PageMeta[];
  /** Pages of sections from the second on, which no index lists. */
  followingPages: PageMeta[];
  /** File of a page that every site has, with title and opening words. */
  pageFile(slug: string): PageFile;
  /** Image at an address such as `/images/projects/lamp.png`. */
  imageAt(address: string): ContentImage | undefined;
  /** Page with this HTML path. */
  pageAt(path: string): PageMeta | undefined;
  /** Page with this Markdown path. */
  twinAt(path: string): PageMeta | undefined;
}

interface SiteSources extends Pick<Deps, "baseUrl" | "config" | "content"> {
  tracing: { traced: Traced } | null;
}

export function siteOf(
  { content, config, baseUrl, tracing }: SiteSources,
  operations: AnyOperation[],
): Site {
  const pages = listPages(content);
  const followingPages = listFollowingPages(content);
  const all = [...pages, ...followingPages];
  const byPath = new Map(all.map((page) => [page.path, page]));
  const byTwin = new Map(all.map((page) => [twinPath(page.path), page]));
  const images = new Map(
    content.images.map((image) => [imageAddress(image), image]),
  );
  const home = byPath.get("/");
  if (home) byTwin.set("/.md", home);
  return {
    baseUrl,
    config,
    content,
    operations,
    traced: tracing?.traced ?? null,
    pages,
    followingPages,
    pageFile: (slug) => pageFileOf(content, slug),
    imageAt: (address) => images.get(address),
    pageAt: (path) => byPath.get(path),
    twinAt: (path) => byTwin.get(path),
  };
}

/** The loader ensures that the file exists. */
function pageFileOf({ pages }: Content, slug: string): PageFile {
  const file = pages.find((page) => page.slug === slug);
  if (!file) throw new Error(`Cannot find content/pages/${slug}.md`);
  return file;
}
