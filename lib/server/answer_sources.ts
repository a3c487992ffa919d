import type {
  AnswerStore,
  Shelf,
  Sources as AnswerSources,
  StoredFacts,
} from "@foyer/answers";
import { usagePage } from "../api/mod.ts";
import { localeOf, valuesOf, withValuesIn } from "../content/mod.ts";
import {
  isForProgrammers,
  isQuiet,
  type PageMeta,
} from "../content/page_meta.ts";
import { withAddress } from "../base/http/any_address.ts";
import { once } from "../base/time/once.ts";
import { withYields } from "../base/time/turns.ts";
import type { Site } from "../site.ts";
import { answerPages, shownPages } from "./answer_pages.ts";
import { settingsOn } from "./twins/page_settings.ts";
import type { Twins } from "./twins/twins.ts";
import type { World } from "./world.ts";

interface Edition {
  site: Site;
  twins: Twins;
}

export interface Sources
  extends Edition, Pick<World, "builtAnswers" | "reportError"> {
  /** The first language, if this is another one. */
  original?: Edition;
  now(): number;
}

/** Opens the file of the build for a language of the site, or reads the pages now. */
export async function answerSources(
  sources: Sources,
): Promise<AnswerSources> {
  const { site } = sources;
  const pages = answerPages(sources);
  const { content, baseUrl, config } = site;
  const { language } = content.profile;
  const built = await openBuilt(sources);
  const store = built ?? await storeOf(pages, sources);
  const changed = built ? changedPages(built, pages, site) : [];
  const values = valuesOf(content, { baseUrl, rateLimit: config.RATE_LIMIT });
  const facts = { ...store.facts, voice: localeOf(content) };
  const hides = isQuiet(content.profile);
  const { isOfTheSite, languagesOf } = await import("@foyer/answers");
  const shelf = (name: "person" | "site") =>
    shelfOf(
      store,
      name,
      changed.filter((page) => isOfTheSite(page) === (name === "site")),
      sources,
    );
  return {
    facts: withValuesIn(facts, values),
    languages: await languagesOf(language),
    person: await shelf("person"),
    manual: once(() => shelf("site")),
    isHidden: (path) => hides && isForProgrammers(path),
    addressed: (text) => withAddress(text, baseUrl),
    pages: shownPages(sources),
  };
}

async function openBuilt(
  { builtAnswers, reportError, site }: Sources,
): Promise<AnswerStore | null> {
  try {
    return await builtAnswers(site.content);
  } catch (error) {
    // It only saves time.
    reportError(error);
    return null;
  }
}

/** Pages whose settings are not those of the build. The front page repeats others. */
function changedPages(
  built: AnswerStore,
  pages: PageMeta[],
  site: Site,
): PageMeta[] {
  const changed = new Set(
    built.pages.filter((page) => page.settings !== settingsOn(page.path, site))
      .map(({ path }) => path),
  );
  return pages.filter(({ path, kind }) => kind !== "home" && changed.has(path));
}

/** A collection of the store, and one of the pages that have changed since. */
async function shelfOf(
  store: AnswerStore,
  name: "person" | "site",
  changed: PageMeta[],
  sources: Sources,
): Promise<Shelf> {
  const { tongueOf } = await import("@foyer/answers");
  const tongue = await tongueOf(sources.site.content.profile.language);
  const first = store[name](tongue);
  if (changed.length === 0) {
    return { collections: [first], replaced: new Set() };
  }
  const second = (await storeOf(changed, sources, store.facts))[name](tongue);
  // Each store has the front page.
  const replaced = new Set(["/", ...changed.map(({ path }) => path)]);
  return { collections: [first, second], replaced };
}

/** Reads pages into memory. */
async function storeOf(
  pages: PageMeta[],
  sources: Sources,
  known?: StoredFacts,
): Promise<AnswerStore> {
  const { site: { content }, original } = sources;
  const { answerFacts, answerStores, tongueOf } = await import(
    "@foyer/answers"
  );
  const tongue = await tongueOf(content.profile.language);
  const store = (await answerStores()).inMemory();
  const facts = known ?? await answerFacts(content);
  const read = await readAll(pages, sources);
  const besides = known || original ? [] : [usagePage(content.profile)];
  await withYields(
    store.write({ content, pages: [...read, ...besides], facts }, tongue),
  );
  return store;
}

/** Pages with their text; those of the first language where this one has none. */
async function readAll(
  pages: PageMeta[],
  { site: { pages: own }, twins, original }: Sources,
) {
  const others = pages.filter((page) => !own.includes(page));
  const read = [
    ...await twins.readAll(pages.filter((page) => own.includes(page))),
    ...await original?.twins.readAll(others) ?? [],
  ];
  return read.map(({ page, sections }) => ({ ...page, sections }));
}
