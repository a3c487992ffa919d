import type { Passage } from "../../lib/ui/browser/passage.ts";
import { DEFAULT_LIMIT } from "../../lib/answers/types.ts";
import { answering } from "./answering.ts";
import { findResults } from "../../lib/api/ask/engine.ts";

/** Answers a question in passages of the pages. */
export const answerQuestions = answering(
  async (question, deps): Promise<Passage[]> => {
    const { results } = await findResults(question, deps);
    return results.map((
      { kind, name, path, description, match, nearest, language },
    ) => ({
      name,
      path,
      description,
      match,
      nearest,
      isManual: kind === "doc",
      language,
    }));
  },
);

/** Finds sections, as the tool `search_docs` does. */
export const findSections = answering((question, { knowledge }) =>
  knowledge.search(question, DEFAULT_LIMIT)
);
