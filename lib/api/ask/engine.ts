import type { Deps } from "../../deps.ts";
import { fill } from "../../base/words/fill.ts";
import type { Answer } from "../../answers/types.ts";

export type EngineDeps = Pick<Deps, "knowledge" | "baseUrl" | "content">;

/** An answer with its rank as a score from 1 to 100. */
export interface Result extends Answer {
  score: number;
}

interface Found<Each> {
  /** Best first. */
  results: Each[];
  /** A word of the question that is on no page. */
  sought?: string;
}

/** `prev` is the previous question, for a follow-up. */
export async function findResults(
  question: string,
  { knowledge }: Pick<EngineDeps, "knowledge">,
  prev?: string,
): Promise<Found<Result>> {
  const { answers, sought } = await knowledge.ask(question, prev);
  // The engine gives an order only, and NLWeb wants a score.
  const results = answers.map((answer, rank) => ({
    ...answer,
    score: Math.max(1, 100 - 10 * rank),
  }));
  return { results, sought };
}

/** Like `findResults`, in the format of NLWeb. */
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

export type Item = ReturnType<typeof itemOf>;

/**
 * A result for both dialects of NLWeb: a schema.org object, and beside it the six
 * fields that older clients read.
 */
function itemOf(result: Result, baseUrl: string) {
  const { kind, name, path, description, score } = result;
  const described = {
    "@type": TYPE[kind],
    url: baseUrl + path,
    name,
    description,
  };
  return {
    ...described,
    site: new URL(baseUrl).host,
    score,
    schema_object: { "@context": "https://schema.org", ...described },
  };
}

const TYPE: Record<Result["kind"], string> = {
  profile: "ProfilePage",
  role: "EmployeeRole",
  channel: "ContactPoint",
  home: "ProfilePage",
  page: "WebPage",
  section: "CollectionPage",
  entry: "CreativeWork",
  manual: "CollectionPage",
  doc: "TechArticle",
};

/** A sentence for an empty result: the word that is on no page, and example topics. */
export function emptyResultText(sought: string | undefined, deps: EngineDeps) {
  const { notMentioned, unanswered } = deps.content.words.ask;
  const values = { invitation: invitation(deps) };
  if (sought === undefined) return fill(unanswered, values);
  const { name } = deps.content.profile;
  return fill(notMentioned, { ...values, name, what: sought });
}

export function invitation(
  { content: { profile: { name }, words } }: EngineDeps,
): string {
  return fill(words.ask.invitation, { name });
}

/** Example questions; those without an answer are omitted. */
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
