import { usagePage } from "../api/mod.ts";
import type { Facts, IndexedPage } from "@foyer/answers";
import type { Knowledge } from "../answers/types.ts";
import { type Values, valuesOf, withValuesIn } from "../content/mod.ts";
import { isForProgrammers, isQuiet } from "../content/page_meta.ts";
import { once } from "../base/time/once.ts";
import { acquireSlot, inTurns } from "../base/time/turns.ts";
import type { Site } from "../site.ts";
import type { PageSources } from "./twins/read_pages.ts";

/**
 * Loads pages and answers with the first question: most processes are only read.
 * Each question then lets other requests go first, because an answer takes a while.
 */
export function knowledgeOf(
  sources: PageSources & { now(): number },
): Knowledge {
  const known = once(() => readKnowledge(sources));
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

async function readKnowledge(
  sources: PageSources & { now(): number },
): Promise<Knowledge> {
  const [{ readPages }, { createKnowledge }] = await Promise.all([
    import("./twins/read_pages.ts"),
    import("@foyer/answers"),
  ]);
  const { pages, facts } = await readPages(sources);
  return createKnowledge({
    pages,
    ...isQuiet(sources.site.content.profile) && { isHidden: isForProgrammers },
    read: async () => ({
      facts: await factsOf(sources.site, pages, facts),
      besides: [usagePage(sources.site.content.profile)],
    }),
  }, sources.now);
}

async function factsOf(
  { content, config, baseUrl }: Site,
  pages: readonly IndexedPage[],
  known: Facts | undefined,
): Promise<Facts> {
  const { answerFacts } = await import("@foyer/answers");
  const facts = known ?? await answerFacts(content, pages);
  const values = valuesOf(content, { baseUrl, rateLimit: config.RATE_LIMIT });
  return await withValuesInTurn(facts, values);
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
