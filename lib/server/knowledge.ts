import { usagePage } from "../api/mod.ts";
import type { Facts, IndexedPage } from "@foyer/answers";
import type { Knowledge } from "../answers/types.ts";
import { type Values, valuesOf, withValuesIn } from "../content/mod.ts";
import { isForProgrammers, isQuiet } from "../content/page_meta.ts";
import { once } from "../base/time/once.ts";
import { acquireSlot, inTurns } from "../base/time/turns.ts";
import { fill } from "../base/words/fill.ts";
import { ENGLISH } from "../base/words/override.ts";
import type { Words } from "../base/words/words.ts";
import type { Content } from "../content/content.ts";
import type { Site } from "../site.ts";
import type { PageSources, ReadPages } from "./twins/read_pages.ts";

export interface Sources extends PageSources {
  now(): number;
}

/** Pages and knowledge of the first language, which the others use, too. */
export interface Original {
  content: Content;
  pages(): Promise<ReadPages>;
  knowledge: Knowledge;
}

export function originalOf(sources: Sources): Original {
  const pages = once(async () => {
    const { readPages } = await import("./twins/read_pages.ts");
    return await readPages(sources);
  });
  const knowledge = lazily(async () =>
    await knowledgeFrom(sources, await pages(), [usagePage])
  );
  return { content: sources.site.content, pages, knowledge };
}

/** Knowledge of another language. */
export function translationOf(sources: Sources, original: Original): Knowledge {
  return lazily(async () => {
    const { readTranslation } = await import("./translation.ts");
    return await readTranslation(sources, original);
  });
}

/**
 * Loads pages and answers with the first question: most processes are only read.
 * Each question then lets other requests go first, because an answer takes a while.
 */
function lazily(read: () => Promise<Knowledge>): Knowledge {
  const known = once(read);
  async function inTurn(): Promise<Knowledge> {
    const knowledge = await known();
    await acquireSlot();
    return knowledge;
  }
  return {
    search: async (...given) => (await inTurn()).search(...given),
    ask: async (...given) => (await inTurn()).ask(...given),
    reply: async (...given) => (await inTurn()).reply(...given),
    passages: async () => (await inTurn()).passages(),
    actions: async (...given) => (await inTurn()).actions(...given),
  };
}

/** `besides`: texts about the site that are no pages. */
export async function knowledgeFrom(
  { site, now }: Sources,
  { pages, facts }: ReadPages,
  besides: IndexedPage[] = [],
): Promise<Knowledge> {
  const { createKnowledge } = await import("@foyer/answers");
  return createKnowledge({
    pages,
    ...isQuiet(site.content.profile) && { isHidden: isForProgrammers },
    read: async () => ({ facts: await factsOf(site, pages, facts), besides }),
  }, now);
}

async function factsOf(
  { content, config, baseUrl, prefix }: Site,
  pages: readonly IndexedPage[],
  known: Facts | undefined,
): Promise<Facts> {
  const { answerFacts } = await import("@foyer/answers");
  const facts = known ?? await answerFacts(content, pages);
  const values = valuesOf(content, { baseUrl, rateLimit: config.RATE_LIMIT });
  const filled = await withValuesInTurn(facts, values);
  return prefix
    ? { ...filled, framed: new Set(examplesIn(ENGLISH, content)) }
    : filled;
}

const MAX_EXAMPLES = 4;

/** Example questions about the person, in the same order in each language. */
export function examplesIn(
  { ask }: Words,
  { profile: { name, called } }: Content,
): string[] {
  return [name, called].flatMap((name) =>
    ask.questions.slice(0, MAX_EXAMPLES).map((each) => fill(each, { name }))
  );
}

/** Few of many jobs and sentences have placeholders. */
async function withValuesInTurn(
  { jobs, entries, sentences, ...others }: Facts,
  values: Values,
): Promise<Facts> {
  const filled = <T>(items: T[]) =>
    inTurns(items, (item) => withValuesIn(item, values));
  return {
    ...withValuesIn(others, values),
    jobs: await filled(jobs),
    entries: await filled(entries),
    sentences: await filled(sentences),
  };
}
