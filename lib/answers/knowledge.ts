import { once } from "../base/time/once.ts";
import { STORY_PATH } from "../content/anchors.ts";
import type { Facts } from "./facts/facts.ts";
import type { IndexedPage } from "./search/search_index.ts";
import type { Knowledge } from "./types.ts";

export interface KnowledgeSources {
  pages: readonly IndexedPage[];
  /** Pages that only a search finds. */
  isHidden?(path: string): boolean;
  /** Called at the first question: a search needs no facts. */
  read(): Promise<{
    facts: Facts;
    /** Texts about the site that are no pages. */
    besides?: IndexedPage[];
  }>;
}

/** Loads the code of a search, an answer or the room when it is first used. */
export function createKnowledge(
  { pages, isHidden, read }: KnowledgeSources,
  now: () => number,
): Knowledge {
  const shown = isHidden ? pages.filter(({ path }) => !isHidden(path)) : pages;
  const index = once(() => indexOf(pages));
  const answers = once(() => answersOf({ pages: shown, read }));
  return {
    search: async (query, limit) => (await index()).search(query, { limit }),
    ask: async (question, previous) =>
      (await answers()).ask(question, now(), previous),
    async reply(question) {
      const [{ reply }, known] = await Promise.all([
        import("./npc/reply.ts"),
        answers(),
      ]);
      return reply({ ...question, answers: known, now: now() });
    },
    facts: async () => promptFacts((await answers()).facts),
    async actions(npc) {
      const { allowedActions } = await import("./npc/actions.ts");
      return allowedActions(npc, shown);
    },
  };
}

async function indexOf(pages: readonly IndexedPage[]) {
  const { buildIndex } = await import("./search/search_index.ts");
  return await buildIndex(pages);
}

async function answersOf({ pages, read }: KnowledgeSources) {
  const { Answers } = await import("./engine.ts");
  const { facts, besides } = await read();
  return await Answers.of(facts, pages, besides);
}

/** Leaves out empty facts, unpublished words, and all sentences but the story: tokens cost money. */
function promptFacts(
  { voice: _, asks: __, sentences, ...facts }: Facts,
): string {
  const story = sentences.filter(({ path }) => path === STORY_PATH)
    .map(({ text }) => text).join(" ");
  return JSON.stringify(
    { ...facts, story },
    (key, value) => key === "path" || isEmpty(value) ? undefined : value,
  );
}

function isEmpty(value: unknown): boolean {
  return value === "" || Array.isArray(value) && value.length === 0;
}
