import { answering } from "./answering.ts";
import { findResults } from "./engine.ts";

/** What the pages of the site say to a question, as a page shows it. */
export const answerQuestions = answering(findResults);
