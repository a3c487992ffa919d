import type { Passage } from "../browser/passage.ts";
import { DEFAULT_LIMIT } from "../../answers/types.ts";
import { answering } from "./answering.ts";
import { type EngineDeps, findResults } from "../../api/ask/engine.ts";

/** What the pages of the site say to a question, as a page shows it. */
export const answerQuestions = answering(findPassages);

/** What `search_docs` finds. */
export const findSections = answering((question, { knowledge }) =>
  knowledge.search(question, DEFAULT_LIMIT)
);

async function findPassages(
  question: string,
  deps: Pick<EngineDeps, "knowledge">,
): Promise<Passage[]> {
  const { results } = await findResults(question, deps);
  return results.map(({ kind, name, path, description, score }) => ({
    name,
    path,
    description,
    score,
    isManual: kind === "doc",
  }));
}
