import { usagePage } from "../api/mod.ts";
import type { Answers } from "../answers/engine.ts";
import type { Facts } from "../answers/facts/facts.ts";
import type { Content } from "../content/content.ts";
import type { Knowledge } from "../answers/types.ts";
import {
  createKnowledge,
  type KnowledgeSources,
} from "../answers/npc/knowledge.ts";
import {
  type Values,
  valuesOf,
  withValuesIn,
} from "../content/placeholders.ts";
import type {
  IndexedPage,
  SearchIndex,
} from "../answers/search/search_index.ts";
import type { Site } from "../site.ts";
import { acquireSlot, inTurns } from "../base/time/turns.ts";
import type { PageSources } from "./twins/read_pages.ts";
import { once } from "../base/time/once.ts";

/**
 * Loads index and answers at the first question. Each question lets other
 * requests go first, because an answer takes a while.
 */
export function knowledgeOf(
  sources: PageSources & { now(): number },
): Knowledge {
  const read = once(() => readKnowledge(sources));
  return createKnowledge(async () => {
    const known = await read();
    await acquireSlot();
    return known;
  }, sources.now);
}

async function readKnowledge(sources: PageSources): Promise<KnowledgeSources> {
  const [{ readPages }, { buildIndex }] = await Promise.all([
    import("./twins/read_pages.ts"),
    import("../answers/search/search_index.ts"),
  ]);
  const { pages, facts } = await readPages(sources);
  const index = buildIndex(pages);
  return {
    index,
    answers: once(() => answersOf(sources.site, index, facts)),
  };
}

async function answersOf(
  { content, config, baseUrl }: Site,
  index: SearchIndex,
  known: Facts | undefined,
): Promise<Answers> {
  const { Answers } = await import("../answers/engine.ts");
  const facts = known ?? await factsOf(content, index.pages);
  const values = valuesOf(content, { baseUrl, rateLimit: config.RATE_LIMIT });
  const filled = await withValuesInTurn(facts, values);
  return await Answers.of(filled, index, [usagePage]);
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

/** Reads Markdown; the build has usually done that. */
async function factsOf(
  content: Content,
  pages: readonly IndexedPage[],
): Promise<Facts> {
  const { answerFacts } = await import("../answers/facts/answer_facts.ts");
  return await answerFacts(content, pages);
}
