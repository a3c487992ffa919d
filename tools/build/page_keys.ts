import { CLIENT_PACKAGES } from "../../lib/api/mod.ts";
import { resumePdf } from "../../lib/api/discovery/resume_pdf.ts";
import { hashOf } from "../../lib/base/http/sha256.ts";
import type { Config } from "../../lib/config.ts";
import type { Content } from "../../lib/content/content.ts";
import {
  findEntry,
  imageFinder,
  resumeEntries,
} from "../../lib/content/mod.ts";
import { RESUME_SECTIONS } from "../../lib/content/names.ts";
import {
  docPath,
  hasOwnWords,
  listPages,
  type PageMeta,
} from "../../lib/content/page_meta.ts";
import { showsRateLimit } from "../../lib/content/placeholders.ts";
import { prefixOf } from "../../lib/site.ts";
import { shownInPages } from "../../lib/server/build/keys.ts";

export const ownPages = (content: Content) =>
  listPages(content).filter(hasOwnWords);

/** Prefix of the pages of a language; none for the first one. */
export const prefixIn = ({ original, profile }: Content) =>
  original ? prefixOf(profile.language) : "";

/** Stands for all pictures that the software draws. */
export const DRAWN = "*";

/**
 * Hashes of all that a page or a file follows from, by its path with the prefix of its
 * language: what has the key of before is that of before. What has none is made anew.
 * `code`: hash of the code.
 */
export async function pageKeys(
  config: Config,
  content: Content,
  code: string,
): Promise<Map<string, string>> {
  const keys = new Map<string, string>();
  const { BASE_URL } = config;
  const given = [code, shownInPages(config), BASE_URL, sharedBy(content)];
  const common = await hashOf(given);
  const languages = [content, ...content.editions ?? []];
  const titles = Map.groupBy(languages.flatMap(titlesIn), ({ path }) => path);
  for (const each of languages) {
    const prefix = prefixIn(each);
    const listed = RESUME_SECTIONS.map((part) => resumeEntries(each, part));
    keys.set(prefix + PDF, await hashOf([common, prefix, listed]));
    for (const { page, shows } of fixedPages(each)) {
      const { path } = page;
      const own = [prefix, page, shows, titles.get(path)];
      keys.set(prefix + path, await hashOf([common, own]));
    }
  }
  for (const path of [DRAWN, ...CLIENT_PACKAGES.map(({ path }) => path)]) {
    keys.set(path, common);
  }
  return keys;
}

const { path: PDF } = resumePdf;

/** A page names its translations. */
function titlesIn(content: Content) {
  const { language } = content.profile;
  return ownPages(content)
    .map(({ path, title, updated }) => ({ path, title, updated, language }));
}

/** All that every page may show: without the entries, and what follows from them. */
function sharedBy(content: Content): unknown {
  const { sections, editions = [], moves: _, images, ...rest } = content;
  const shared = {
    ...rest,
    sections: sections.map(({ entries: _, ...own }) => own),
    menu: listPages(content).filter(({ inMenu }) => inMenu),
  };
  const named = new Set(
    imageFinder(images.map(({ path }) => path))(JSON.stringify(shared)),
  );
  return {
    ...shared,
    images: images.filter(({ path }) => named.has(path)),
    editions: editions.map(sharedBy),
  };
}

/** A page, and what it shows besides the shared. */
interface FixedPage {
  page: PageMeta;
  shows: unknown;
}

/**
 * Pages that show their file and no setting: entries, of which there may be thousands,
 * and the manual.
 */
function fixedPages(content: Content): FixedPage[] {
  const pages = ownPages(content);
  const paths = new Set(pages.map(({ path }) => path));
  const namedIn = imageFinder(content.images.map(({ path }) => path));
  const images = new Map(content.images.map((image) => [image.path, image]));
  return pages.flatMap((page) => {
    const { kind, path } = page;
    const found = kind === "entry" ? findEntry(content, path) : undefined;
    const file = found?.entry ??
      content.docs.find(({ slug }) => docPath(slug) === path);
    if (!file) return [];
    const text = JSON.stringify(file);
    const changes = showsRateLimit(text) ||
      content.original && namesOwnPage(text, paths);
    if (changes) return [];
    const shows = found && [
      text,
      found.neighbours.map(({ body: _, ...facts }) => facts),
      namedIn(text).map((path) => images.get(path)),
      // They lead to the page in the language, if it has one.
      content.original && pathsIn(text).filter((path) => paths.has(path)),
    ];
    return [{ page, shows }];
  });
}

const pathsIn = (text: string) => text.match(/\/[^\s"'<>()\\?#]*/g) ?? [];

/**
 * Returns whether the text has an absolute address with the path of a page. If it is of
 * this site, which only a start knows, it leads to the page of the same language.
 */
function namesOwnPage(text: string, paths: ReadonlySet<string>): boolean {
  return text.matchAll(ADDRESS).some(([, path = ""]) => paths.has(path));
}

const ADDRESS = /https?:\/\/[^\s"'<>()\\/]+(\/[^\s"'<>()\\?#]*)/g;
