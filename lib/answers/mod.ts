// Import types of it, or `await import` it: a start must not load it.

import type { answerFacts as read } from "./facts/answer_facts.ts";

export {
  type BuiltPage,
  type BuiltPages,
  type BuiltTwins,
  codeHash,
  readBuiltPages,
  readBuiltTwins,
  writeBuiltPages,
} from "./built_pages.ts";
export type { Facts } from "./facts/facts.ts";
export { isOfThePerson } from "./facts/sentences_of.ts";
export { guessLanguage } from "./guess_language.ts";
export { createKnowledge } from "./knowledge.ts";
export type { IndexedPage } from "./search/search_index.ts";

/** Facts of the person. Loads a Markdown parser, which a build has spared the server. */
export const answerFacts: typeof read = async (...given) => {
  const { answerFacts } = await import("./facts/answer_facts.ts");
  return await answerFacts(...given);
};
