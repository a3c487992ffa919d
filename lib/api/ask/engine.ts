import type { Deps } from "../../deps.ts";
import { fill } from "../../base/words/fill.ts";
import { type Item, itemOf, type Result } from "./item.ts";

export type EngineDeps = Pick<
  Deps,
  "knowledge" | "baseUrl" | "content"
>;

/** What the pages say to a question. */
interface Found<Each> {
  /** Best first; empty where they say nothing. */
  results: Each[];
  /** A word of the question that no page has. */
  sought?: string;
}

/** `prev`: the question before, which this one may lean on. */
export async function findResults(
  question: string,
  { knowledge }: Pick<EngineDeps, "knowledge">,
  prev?: string,
): Promise<Found<Result>> {
  const { answers: found, sought } = await knowledge.ask(question, prev);
  const results = found.map((answer, at) => ({
    ...answer,
    score: scoreAt(at),
  }));
  return { results, sought };
}

/** Answers have an order, and no measure beyond it. */
function scoreAt(place: number): number {
  return Math.max(1, 100 - 10 * place);
}

/** The same, as NLWeb has it. */
export async function findItems(
  query: string,
  deps: EngineDeps,
  prev?: string,
): Promise<Found<Item>> {
  const { results, sought } = await findResults(query, deps, prev);
  return {
    results: results.map((result) => itemOf(result, deps.baseUrl)),
    sought,
  };
}

/** What to say where nothing was found: what was looked for, and what can be asked. */
export function nothingSaid(
  { sought }: Pick<Found<unknown>, "sought">,
  deps: EngineDeps,
): string {
  const { notMentioned, unanswered } = deps.content.words.ask;
  const own = invitation(deps);
  return sought === undefined
    ? fill(unanswered, { invitation: own })
    : fill(notMentioned, {
      name: deps.content.profile.name,
      what: sought,
      invitation: own,
    });
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
  return questions.filter((_, at) => answers[at]?.results.length);
}
