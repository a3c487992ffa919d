import type { Config } from "./config.ts";
import type { AnyOperation } from "./operation.ts";
import type { Content, ContentImage, PageFile } from "./content/content.ts";
import { imageAddress } from "./content/anchors.ts";
import {
  hasOwnWords,
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
  /** In the language of the site. */
  content: Content;
  /** Before each of its paths, such as `/sv`; empty for the first language. */
  prefix: string;
  /** Its language, for calls and answers that name it. Absent if there is no other. */
  language?: string;
  operations: AnyOperation[];
  /** Null if the runtime does not trace. */
  traced: Traced | null;
  pages: PageMeta[];
  /** Also those that only the first language has. */
  linked: PageMeta[];
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
  /** Path to request for a path of this language, which may have a query or a fragment. */
  pathOf(path: string): string;
  /** The same as a whole address. */
  urlOf(path: string): string;
}

/** A content and the addresses of its pages. */
export type Published = Pick<Site, "baseUrl" | "content" | "urlOf">;

interface SiteSources extends Pick<Deps, "baseUrl" | "config" | "content"> {
  tracing: { traced: Traced } | null;
}

/** Lists other paths of a language than those of its pages and their twins. */
type ListPaths = (content: Content, pages: PageMeta[]) => string[];

/** The site in each of its languages, the first one first. */
export function sitesOf(
  sources: SiteSources,
  operations: AnyOperation[],
  listPaths: ListPaths,
): [Site, ...Site[]] {
  const first = siteOf(sources, operations);
  const others = (sources.content.editions ?? []).map((content) =>
    siteOf({ ...sources, content }, operations, listPaths)
  );
  if (others.length > 0) nameTranslations([first, ...others]);
  return [first, ...others];
}

function nameTranslations(sites: Site[]): void {
  for (const site of sites) site.language = site.content.profile.language;
  for (const page of sites.flatMap(({ pages }) => pages)) {
    const translations = sites.flatMap(({ pageAt, pathOf, content }) => {
      const found = pageAt(page.path);
      if (!found) return [];
      const { title, updated } = found;
      const { language } = content.profile;
      return { path: pathOf(page.path), title, updated, language };
    });
    if (translations.length > 1) page.translations = translations;
  }
}

/** `listPaths`: only for a language that is not the first. */
function siteOf(
  { content, config, baseUrl, tracing }: SiteSources,
  operations: AnyOperation[],
  listPaths?: ListPaths,
): Site {
  const linked = listPages(content);
  const pages = linked.filter(hasOwnWords);
  const followingPages = listFollowingPages(content).filter(hasOwnWords);
  const all = [...pages, ...followingPages];
  const byPath = new Map(all.map((page) => [page.path, page]));
  const byTwin = new Map(all.map((page) => [twinPath(page.path), page]));
  const images = new Map(
    content.images.map((image) => [imageAddress(image), image]),
  );
  const home = byPath.get("/");
  if (home) byTwin.set("/.md", home);
  const prefix = listPaths ? prefixOf(content.profile.language) : "";
  const own = new Set(
    listPaths &&
      [...byPath.keys(), ...byTwin.keys(), ...listPaths(content, pages)],
  );
  const pathOf = (path: string) =>
    own.has(path.split(/[?#]/, 1)[0] ?? "") ? below(prefix, path) : path;
  return {
    baseUrl,
    config,
    content,
    prefix,
    operations,
    traced: tracing?.traced ?? null,
    pages,
    linked,
    followingPages,
    pageFile: (slug) => pageFileOf(content, slug),
    imageAt: (address) => images.get(address),
    pageAt: (path) => byPath.get(path),
    twinAt: (path) => byTwin.get(path),
    pathOf,
    urlOf: (path) => baseUrl + pathOf(path),
  };
}

/** `/pt-br` for `pt-BR`. */
export const prefixOf = (language: string) => `/${language.toLowerCase()}`;

/** `/sv/about` for `/about`, and `/sv?ask=…` for `/?ask=…`. */
export function below(prefix: string, path: string): string {
  if (!prefix) return path;
  return prefix + path.replace(/^\/(?=$|[?#]|\.md$)/, "");
}

/** The loader ensures that the file exists. */
function pageFileOf({ pages }: Content, slug: string): PageFile {
  const file = pages.find((page) => page.slug === slug);
  if (!file) throw new Error(`Cannot find content/pages/${slug}.md`);
  return file;
}
