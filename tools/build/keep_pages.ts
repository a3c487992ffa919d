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
  type BuiltFiles,
  type BuiltTwins,
  type StoredPage,
  writeBuiltFiles,
} from "@foyer/answers";
import { usagePage } from "../../lib/api/mod.ts";
import { ANY_ADDRESS } from "../../lib/base/http/any_address.ts";
import { hasPlaceholder } from "../../lib/content/placeholders.ts";
import { withOriginals } from "../../lib/server/answer_pages.ts";
import { settingsOn } from "../../lib/server/twins/page_settings.ts";
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
): Promise<BuiltFiles> {
  const choice = { ...elsewhere, baseUrl: ANY_ADDRESS };
  return (await readLanguage(choice, choice.content, [])).kept;
}

async function keepLanguage(
  choice: Choice,
  content: Content,
  first: StoredPage[],
  folder: string | undefined,
): Promise<StoredPage[]> {
  const { own, kept } = await readLanguage(choice, content, first);
  await writeBuiltFiles(content, kept, folder);
  return own;
}

/** `first`: the pages of the first language, for those that have no translation. */
async function readLanguage(
  choice: Choice,
  content: Content,
  first: StoredPage[],
): Promise<{ own: StoredPage[]; kept: BuiltFiles }> {
  const read = await readingsOf(ownPages(content), choice, content);
  const own = await storedPages(read, choice, content);
  const facts = await answerFacts(content);
  const pages = withOriginals([...own, usagePage(content.profile)], first);
  return { own, kept: { pages, facts, ...twinsOf(read, content) } };
}

/** Rejects where one cannot be rendered. */
export async function readEveryPage(choice: Choice): Promise<StoredPage[]> {
  const { content } = choice;
  const read = await readingsOf(ownPages(content), choice, content);
  return await storedPages(read, choice, content);
}

const ownPages = (content: Content) => listPages(content).filter(hasOwnWords);

type Readings = Map<string, Reading>;

async function storedPages(
  read: Readings,
  choice: Choice,
  content: Content,
): Promise<StoredPage[]> {
  const { config } = choice;
  const listed = ownPages(content);
  const fixed = new Set(fixedPages(content).map(({ path }) => path));
  const changing = listed.filter(({ path }) => !fixed.has(path));
  const otherwise = await readingsOf(changing, withOtherLimit(choice), content);
  return listed.map((page) => {
    const { sections = [] } = read.get(page.path) ?? {};
    const other = otherwise.get(page.path);
    const showsLimit = other !== undefined &&
      JSON.stringify(sections) !== JSON.stringify(other.sections);
    const settings = settingsOn({ path: page.path, showsLimit }, {
      config,
      traced: null,
    });
    return { ...page, sections, showsLimit, settings };
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
