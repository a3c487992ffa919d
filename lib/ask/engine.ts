import { answerQuestion } from "../search/answer_question.ts";
import type { Deps } from "../deps.ts";
import { type Item, itemOf } from "./item.ts";

export type EngineDeps = Pick<Deps, "knowledge" | "baseUrl">;

/** What the pages say to a question, best first; empty where they say nothing. */
export function findItems(
  query: string,
  { knowledge, baseUrl }: EngineDeps,
): Item[] {
  const { index, facts } = knowledge();
  const { results } = answerQuestion(query, index, facts);
  return results.map((result) => itemOf(result, baseUrl));
}

/** What can be asked, in one sentence for people. */
export function invitation({ knowledge }: EngineDeps): string {
  const { name } = knowledge().facts.person;
  return `Ask about ${name}: the person, the work history, how to get in touch; or about this site and its API`;
}

/** Questions to start with: only such as have an answer. */
export function openingQuestions(deps: EngineDeps): string[] {
  const { name } = deps.knowledge().facts.person;
  return [
    `Who is ${name}?`,
    `What is the work history?`,
    `Is ${name} available?`,
    `How can I contact ${name}?`,
    "How does the rate limit work?",
  ].filter((question) => findItems(question, deps).length > 0);
}
