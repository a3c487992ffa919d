import { answerQuestion } from "../search/answer_question.ts";
import type { Deps } from "../deps.ts";
import { type Item, itemOf } from "./item.ts";

export type EngineDeps = Pick<Deps, "knowledge" | "baseUrl">;

/** What the pages say to a question, best first; empty where they say nothing. */
export async function findItems(
  query: string,
  { knowledge, baseUrl }: EngineDeps,
): Promise<Item[]> {
  const { index, facts } = await knowledge();
  const { results } = answerQuestion(query, index, facts);
  return results.map((result) => itemOf(result, baseUrl));
}

/** What can be asked, in one sentence for people. */
export async function invitation({ knowledge }: EngineDeps): Promise<string> {
  const { name } = (await knowledge()).facts.person;
  return `Ask about ${name}: the person, the work history, how to get in touch; or about this site and its API`;
}

/** Questions to start with: only such as have an answer. */
export async function openingQuestions(deps: EngineDeps): Promise<string[]> {
  const { name } = (await deps.knowledge()).facts.person;
  const questions = [
    `Who is ${name}?`,
    `What is the work history?`,
    `Is ${name} available?`,
    `How can I contact ${name}?`,
    "How does the rate limit work?",
  ];
  const answers = await Promise.all(
    questions.map((question) => findItems(question, deps)),
  );
  return questions.filter((_, at) => answers[at]?.length);
}
