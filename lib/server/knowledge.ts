import type { Knowledge } from "../answers/types.ts";
import { once } from "../base/time/once.ts";
import { acquireSlot } from "../base/time/turns.ts";
import { fill } from "../base/words/fill.ts";
import { ENGLISH } from "../base/words/override.ts";
import type { Words } from "../base/words/words.ts";
import type { Content } from "../content/content.ts";
import { shownPages } from "./answer_pages.ts";
import { answerSources, type Sources } from "./answer_sources.ts";

/** Knowledge of the first language, which the others use, too. */
export function originalOf(sources: Sources): Knowledge {
  return lazily(() => knowledgeOf(sources));
}

/** Knowledge of another language. */
export function translationOf(
  sources: Sources,
  original: Knowledge,
): Knowledge {
  return lazily(async () => {
    const { readTranslation } = await import("./translation.ts");
    return await readTranslation(sources, await knowledgeOf(sources), original);
  });
}

/**
 * Opens answers with the first question: most processes are only read. Each question
 * then lets other requests go first, because an answer takes a while.
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
    explain: async (...given) => (await inTurn()).explain(...given),
    reply: async (...given) => (await inTurn()).reply(...given),
    passages: async (...given) => (await inTurn()).passages(...given),
    actions: async (...given) => (await inTurn()).actions(...given),
  };
}

async function knowledgeOf(sources: Sources): Promise<Knowledge> {
  const { createKnowledge } = await import("@foyer/answers");
  const { content } = sources.site;
  const examples = examplesIn(content.words, content);
  const english = examplesIn(ENGLISH, content);
  const known = createKnowledge({
    pages: shownPages(sources),
    read: () => answerSources(sources),
  }, sources.now);
  // A language without templates has at least those of its examples.
  const read = (question: string) =>
    english[examples.indexOf(question.trim())] ?? question;
  return {
    ...known,
    ask: (question, before) => known.ask(read(question), before),
  };
}

const MAX_EXAMPLES = 4;

/** Example questions about the person, in the same order in each language. */
function examplesIn(
  { ask }: Words,
  { profile: { name, called } }: Content,
): string[] {
  return [name, called].flatMap((name) =>
    ask.questions.slice(0, MAX_EXAMPLES).map((each) => fill(each, { name }))
  );
}
