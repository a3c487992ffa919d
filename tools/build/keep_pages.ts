import type { Content } from "../../lib/content/content.ts";
import { findEntry } from "../../lib/content/find_entry.ts";
import { listPages, type PageMeta } from "../../lib/content/page_meta.ts";
import type { Reading } from "../../lib/base/markdown/from_html.ts";
import {
  answerFacts,
  type BuiltPage,
  type BuiltPages,
  type BuiltTwins,
  writeBuiltPages,
} from "@foyer/answers";
import { ANY_ADDRESS } from "../../lib/base/http/any_address.ts";
import { hasPlaceholder } from "../../lib/content/placeholders.ts";
import { settingsOn } from "../../lib/server/twins/read_pages.ts";
import { type Choice, pageReader } from "../site_in_memory.ts";

/** Reads every page for a start to come. */
export async function keepPages(
  choice: Omit<Choice, "baseUrl">,
  file?: string,
): Promise<void> {
  await writeBuiltPages(choice.content, await readForStart(choice), file);
}

/** All that a start takes from a build, at an address that stands for any. */
export async function readForStart(
  elsewhere: Omit<Choice, "baseUrl">,
): Promise<BuiltPages & { twins: BuiltTwins }> {
  const choice = { ...elsewhere, baseUrl: ANY_ADDRESS };
  const { content } = choice;
  const listed = listPages(content);
  const read = await readingsOf(listed, choice);
  const facts = await answerFacts(
    content,
    listed.map((page) => ({
      ...page,
      sections: read.get(page.path)?.sections ?? [],
    })),
  );
  const pages = await builtPagesOf(read, choice);
  return { pages, facts, ...twinsOf(read, content) };
}

/** Rejects where one cannot be rendered. */
export async function readEveryPage(choice: Choice): Promise<BuiltPage[]> {
  const read = await readingsOf(listPages(choice.content), choice);
  return await builtPagesOf(read, choice);
}

type Readings = Map<string, Reading>;

async function builtPagesOf(
  read: Readings,
  choice: Choice,
): Promise<BuiltPage[]> {
  const { config, content } = choice;
  const changing = listPages(content).filter((page) => !isFixed(page, content));
  const otherwise = await readingsOf(changing, withOtherLimit(choice));
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
  const fixed = listPages(content).filter((page) => isFixed(page, content));
  const twins = fixed.map(({ path }) => {
    const { head = "", body = "" } = read.get(path) ?? {};
    return [path, { head, body }];
  });
  return { twins: Object.fromEntries(twins) };
}

/**
 * Returns whether the page shows its file and no setting. There may be thousands of
 * entries: each is rendered once, and its Markdown is kept.
 */
function isFixed({ kind, path }: PageMeta, content: Content): boolean {
  return kind === "entry" &&
    !hasPlaceholder(JSON.stringify(findEntry(content, path)?.entry));
}

/** Changes the rate limit and its sentence: a page that stays the same shows neither. */
function withOtherLimit({ config, content, ...rest }: Choice): Choice {
  const { words } = content;
  const rateLimit = { none: OTHER, some: { other: OTHER } };
  return {
    ...rest,
    config: { ...config, RATE_LIMIT: config.RATE_LIMIT + 1 },
    content: { ...content, words: { ...words, rateLimit } },
  };
}

const OTHER = "another limit";

async function readingsOf(
  pages: PageMeta[],
  choice: Choice,
): Promise<Readings> {
  const read = await pageReader(choice);
  const readings: Readings = new Map();
  for (const page of pages) {
    const { head, body, sections } = await read(page);
    readings.set(page.path, { head, body, sections });
  }
  return readings;
}
