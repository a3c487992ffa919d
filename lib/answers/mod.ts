// Import types of it, or `await import` it: a start must not load it.

import type { answerFacts as read } from "./facts/answer_facts.ts";

export type { StoredFacts } from "./facts/facts.ts";
export { noPages, type Shelf, type Sources } from "./sources.ts";
export { guessLanguage } from "./guess_language.ts";
export { createKnowledge } from "./knowledge.ts";
export { isOfTheSite } from "./rank/groups.ts";
export type { IndexedPage } from "./rank/sentences.ts";
export { placesOf } from "./rank/places.ts";
export type { BuiltTwin, StoredPage } from "./rank/page_rows.ts";
export type { AnswerStore } from "./rank/store.ts";
export { tongueOf } from "./rank/tongue.ts";
export { languagesOf } from "./templates/template_words.ts";

/** Facts of the person. Loads a Markdown parser, which a build has spared the server. */
export const answerFacts: typeof read = async (...given) => {
  const { answerFacts } = await import("./facts/answer_facts.ts");
  return await answerFacts(...given);
};

/** The class of stores. Loads SQLite. */
export async function answerStores() {
  const { AnswerStore } = await import("./rank/store.ts");
  return AnswerStore;
}
