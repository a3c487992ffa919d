import { answerFacts, placesOf, type StoredPage } from "@foyer/answers";
import { usagePage } from "../../lib/api/mod.ts";
import { ANY_ADDRESS } from "../../lib/base/http/any_address.ts";
import type { Content } from "../../lib/content/content.ts";
import type { PageMeta } from "../../lib/content/page_meta.ts";
import { withOriginals } from "../../lib/server/answer_pages.ts";
import type { BuildStore, BuiltPages } from "../../lib/server/build/store.ts";
import { settingsOn } from "../../lib/server/twins/page_settings.ts";
import { type Choice, runInMemory, type Running } from "../site_in_memory.ts";
import { ownPages, pageKeys, prefixIn } from "./page_keys.ts";

type Elsewhere = Omit<Choice, "baseUrl">;

export const atAnyAddress = (elsewhere: Elsewhere): Choice => (
  { ...elsewhere, baseUrl: ANY_ADDRESS }
);

/** Parts of a build that pages and answers are made of. */
export interface Source {
  choice: Elsewhere;
  /** The site at the address that stands for any. */
  site: Running;
  /** Keys of pages, by path with the prefix of the language. */
  keys: ReadonlyMap<string, string>;
}

/**
 * Reads pages for a start to come, but those that the build before has read as they are
 * now.
 */
export async function keepPages(
  source: Source & { store: BuildStore },
): Promise<void> {
  const { choice: { content }, store } = source;
  for (const each of [content, ...content.editions ?? []]) {
    const keep = async (before: ReadonlyMap<string, string>) => {
      const read = await readLanguage(source, each, before);
      await store.writeAnswers(each, read);
    };
    const before = await store.pageKeys(each);
    await keep(before).catch(async (error) => {
      if (before.size === 0) throw error;
      // The file that was there may be damaged.
      await keep(new Map());
    });
  }
}

/** Returns what a start takes from a build, of the first language. */
export async function readForStart(choice: Elsewhere): Promise<BuiltPages> {
  const { config, content } = choice;
  const site = await runInMemory(atAnyAddress(choice));
  const keys = await pageKeys(config, content, "");
  return await readLanguage({ choice, site, keys }, content, new Map());
}

async function readLanguage(
  source: Source,
  content: Content,
  before: ReadonlyMap<string, string>,
): Promise<BuiltPages> {
  const first = source.choice.content;
  const own = ownPages(content);
  const others = content === first ? [] : ownPages(first);
  const usage = usagePage(content.profile);
  const listed = withOriginals(own, others);
  const places = placesOf([usage, ...listed]);
  const isOwn = new Set(own);
  const pages: StoredPage[] = [usage];
  for (const page of listed) {
    const prefix = isOwn.has(page) ? prefixIn(content) : "";
    const hash = source.keys.get(prefix + page.path);
    const key = hash && `${places.get(page.path)} ${hash}`;
    const isKept = key !== undefined && before.get(page.path) === key;
    pages.push(isKept ? page : await readPage(source, page, { prefix, key }));
  }
  return { pages, facts: await answerFacts(content) };
}

/** Rejects if the page cannot be rendered. */
async function readPage(
  { choice: { config }, site }: Omit<Source, "keys">,
  page: PageMeta,
  { prefix, key }: { prefix: string; key?: string },
): Promise<StoredPage> {
  const { head, body, sections } = await site.app.read(page, prefix);
  const settings = settingsOn(page.path, { config, traced: null });
  const fixed = key && { key, twin: { head, body } };
  return { ...page, sections, settings, ...fixed };
}
