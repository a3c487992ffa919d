import { once } from "../base/time/once.ts";
import type { PageMeta } from "../content/page_meta.ts";
import type { Sources } from "./sources.ts";
import type { Answer, Knowledge } from "./types.ts";

interface KnowledgeSources {
  /** Pages that a visitor may be led to. */
  pages: readonly PageMeta[];
  /** Called at the first question. */
  read(): Promise<Sources>;
}

/** Loads the code of an answer or the room when it is first used. */
export function createKnowledge(
  { pages, read }: KnowledgeSources,
  now: () => number,
): Knowledge {
  const answers = once(async () => {
    const [{ Answers }, sources] = await Promise.all([
      import("./engine.ts"),
      read(),
    ]);
    return new Answers(sources);
  });
  return {
    search: async (...given) => (await answers()).search(...given),
    ask: async (question, before) =>
      (await answers()).ask(question, now(), before),
    explain: async (question, before) =>
      (await answers()).explain(question, now(), before),
    async reply(question) {
      const [{ reply }, known] = await Promise.all([
        import("./npc/reply.ts"),
        answers(),
      ]);
      return reply({ ...question, answers: known, now: now() });
    },
    passages: async (question, before) =>
      numbered((await answers()).choosable(question, now(), before)),
    async actions(npc) {
      const { allowedActions } = await import("./npc/actions.ts");
      return allowedActions(npc, pages);
    },
  };
}

function numbered(list: Answer[]) {
  const lines = list.map(({ name, description }, at) =>
    `${at + 1}. ${name}: ${description.replaceAll("\n", " ")}\n`
  );
  return { list, numbered: lines.join("") };
}
