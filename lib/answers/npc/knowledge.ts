import type { Answers } from "../engine.ts";
import type { Facts } from "../facts/facts.ts";
import type { Knowledge } from "../types.ts";
import { STORY_PATH } from "../../content/anchors.ts";
import type { SearchIndex } from "../search/search_index.ts";

/** Index of the pages, and the answers that are made of it. */
export interface KnowledgeSources {
  index: SearchIndex;
  /** Made at the first question: a search needs none. */
  answers(): Promise<Answers>;
}

/** Loads the code of the room with the first message. `read` is called for each question. */
export function createKnowledge(
  read: () => Promise<KnowledgeSources>,
  now: () => number,
): Knowledge {
  const answers = async () => await (await read()).answers();
  return {
    async search(query, limit) {
      const { index } = await read();
      return (await index.ready()).search(query, { limit });
    },
    ask: async (question, previous) =>
      (await answers()).ask(question, now(), previous),
    async reply(question) {
      const [{ reply }, known] = await Promise.all([
        import("./reply.ts"),
        answers(),
      ]);
      return reply({ ...question, answers: known, now: now() });
    },
    facts: async () => promptFacts((await answers()).facts),
    async actions(npc) {
      const { allowedActions } = await import("./actions.ts");
      return allowedActions(npc, (await read()).index.pages);
    },
  };
}

/** Leaves out empty facts and all sentences but the story: tokens cost money. */
function promptFacts({ voice: _, sentences, ...facts }: Facts): string {
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
