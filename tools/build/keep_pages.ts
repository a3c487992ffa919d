import type { Content } from "../../lib/content/content.ts";
import { findEntry } from "../../lib/content/find_entry.ts";
import {
  hasOwnWords,
  listPages,
  type PageMeta,
} from "../../lib/content/page_meta.ts";
import type { Reading } from "../../lib/base/markdown/from_html.ts";
import {
  answerFacts,
  type BuiltPage,
  type BuiltPages,
  type BuiltTwins,
  type IndexedPage,
  writeBuiltPages,
} from "@foyer/answers";
import { ANY_ADDRESS } from "../../lib/base/http/any_address.ts";
import { hasPlaceholder } from "../../lib/content/placeholders.ts";
import { withOriginals } from "../../lib/server/translation.ts";
import { settingsOn } from "../../lib/server/twins/read_pages.ts";
import { prefixOf } from "../../lib/site.ts";
import { type Choice, pageReader } from "../site_in_memory.ts";

/** Reads every page for a start to come, at an address that stands for any. */
export async function keepPages(
  elsewhere: Omit<Choice, "baseUrl">,
  folder?: string,
): Promise<void> {
  const choice = { ...elsewhere, baseUrl: ANY_ADDRESS };
  const { content } = choice;
  const first = await keepLanguage(choice, content, [], folder);
  for (const edition of content.editions ?? []) {
    await keepLanguage(choice, edition, first, folder);
  }
}

/** Returns the pages and facts that a start takes from a build, of the first language. */
export async function readForStart(
  elsewhere: Omit<Choice, "baseUrl">,
): Promise<Kept> {
  const choice = { ...elsewhere, baseUrl: ANY_ADDRESS };
  return (await readLanguage(choice, choice.content, [])).kept;
}

type Kept = BuiltPages & { twins: BuiltTwins };

async function keepLanguage(
  choice: Choice,
  content: Content,
  first: IndexedPage[],
  folder: string | undefined,
): Promise<IndexedPage[]> {
  const { own, kept } = await readLanguage(choice, content, first);
  await writeBuiltPages(content, kept, folder);
  return own;
}

/** `first`: the pages of the first language, for those that have no translation. */
async function readLanguage(
  choice: Choice,
  content: Content,
  first: IndexedPage[],
): Promise<{ own: IndexedPage[]; kept: Kept }> {
  const listed = ownPages(content);
  const read = await readingsOf(listed, choice, content);
  const own = listed.map((page) => ({
    ...page,
    sections: read.get(page.path)?.sections ?? [],
  }));
  const facts = await answerFacts(content, withOriginals(own, first));
  const pages = await builtPagesOf(read, choice, content);
  return { own, kept: { pages, facts, ...twinsOf(read, content) } };
}

/** Rejects where one cannot be rendered. */
export async function readEveryPage(choice: Choice): Promise<BuiltPage[]> {
  const { content } = choice;
  const read = await readingsOf(ownPages(content), choice, content);
  return await builtPagesOf(read, choice, content);
}

const ownPages = (content: Content) => listPages(content).filter(hasOwnWords);

type Readings = Map<string, Reading>;

async function builtPagesOf(
  read: Readings,
  choice: Choice,
  content: Content,
): Promise<BuiltPage[]> {
  const { config } = choice;
  const fixed = new Set(fixedPages(content).map(({ path }) => path));
  const changing = ownPages(content).filter(({ path }) => !fixed.has(path));
  const otherwise = await readingsOf(changing, withOtherLimit(choice), content);
  return [...read].map(([path, { sections }]) => {
    const other = otherwise.get(path);
    const showsLimit = other !== undefined &&
      JSON.stringify(sections) !== JSON.stringify(other.sections);
    const page = { path, showsLimit };
    return {
      ...page,
      settings: settingsOn(page, { config, traced: null }),
      sections,
    };
  });
}

/** The Markdown of pages that are the same with every setting and at every address. */
function twinsOf(read: Readings, content: Content): { twins: BuiltTwins } {
  const twins = fixedPages(content).map(({ path }) => {
    const { head = "", body = "" } = read.get(path) ?? {};
    return [path, { head, body }];
  });
  return { twins: Object.fromEntries(twins) };
}

/**
 * Pages that show their file and no setting. There may be thousands of entries: each
 * is rendered once, and its Markdown is kept.
 */
function fixedPages(content: Content): PageMeta[] {
  const pages = ownPages(content);
  const paths = new Set(pages.map(({ path }) => path));
  return pages.filter(({ kind, path }) => {
    const text = JSON.stringify(findEntry(content, path)?.entry);
    return kind === "entry" && !hasPlaceholder(text) &&
      !(content.original && namesOwnPage(text, paths));
  });
}

/**
 * Returns whether the text has an absolute address with the path of a page. If it is of
 * this site, which only a start knows, it leads to the page of the same language.
 */
function namesOwnPage(text: string, paths: ReadonlySet<string>): boolean {
  return text.matchAll(ADDRESS).some(([, path = ""]) => paths.has(path));
}

const ADDRESS = /https?:\/\/[^\s"'<>()\\/]+(\/[^\s"'<>()\\?#]*)/g;

/** Changes the rate limit and its sentence: a page that stays the same shows neither. */
function withOtherLimit({ config, content, ...rest }: Choice): Choice {
  const rateLimit = { none: OTHER, some: { other: OTHER } };
  const changed = ({ words, ...others }: Content): Content => ({
    ...others,
    words: { ...words, rateLimit },
    editions: others.editions?.map(changed),
  });
  return {
    ...rest,
    config: { ...config, RATE_LIMIT: config.RATE_LIMIT + 1 },
    content: changed(content),
  };
}

const OTHER = "another limit";

/** Reads pages of a language of the site. */
async function readingsOf(
  pages: PageMeta[],
  choice: Choice,
  { original, profile }: Content,
): Promise<Readings> {
  const read = await pageReader(choice, original && prefixOf(profile.language));
  const readings: Readings = new Map();
  for (const page of pages) {
    const { head, body, sections } = await read(page);
    readings.set(page.path, { head, body, sections });
  }
  return readings;
}
