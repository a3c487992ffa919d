import { answerQuestion, type Result } from "../search/answer_question.ts";
import type { Deps } from "../deps.ts";
import { fill } from "../words/fill.ts";
import { type Item, itemOf } from "./item.ts";

export type EngineDeps = Pick<Deps, "knowledge" | "baseUrl" | "content">;

/** What the pages say to a question, best first; empty where they say nothing. */
export async function findResults(
  question: string,
  { knowledge }: Pick<EngineDeps, "knowledge">,
): Promise<Result[]> {
  const { index, facts } = await knowledge();
  return answerQuestion(question, index, facts).results;
}

/** The same, as NLWeb has it. */
export async function findItems(
  query: string,
  deps: EngineDeps,
): Promise<Item[]> {
  const results = await findResults(query, deps);
  return results.map((result) => itemOf(result, deps.baseUrl));
}

/** What can be asked, in one sentence for people. */
export function invitation(
  { content: { profile: { name }, words } }: EngineDeps,
): string {
  return fill(words.ask.invitation, { name });
}

/** Questions to start with: only such as have an answer. */
export async function openingQuestions(deps: EngineDeps): Promise<string[]> {
  const { profile: { name }, words } = deps.content;
  const questions = words.ask.questions.map((question) =>
    fill(question, { name })
  );
  const answers = await Promise.all(
    questions.map((question) => findItems(question, deps)),
  );
  return questions.filter((_, at) => answers[at]?.length);
}
