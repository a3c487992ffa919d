import type { Deps } from "../../deps.ts";
import { fill } from "../../base/words/fill.ts";
import type { Answer } from "../../answers/types.ts";

type EngineDeps = Pick<Deps, "knowledge" | "baseUrl" | "content">;

/** An answer with its rank as a score from 1 to 100. */
export interface Result extends Answer {
  score: number;
  /** True for a passage that comes near the question and is no answer. */
  nearest?: boolean;
}

/** Score of a passage that a model chose: no template has the question. */
const BEST_CHOSEN = 60;
/** Score of a passage that only comes near. */
export const BEST_NEAREST = 30;
export const MAX_NEAREST = 3;

interface Found<Each> {
  /** One answer, or passages that come near, best first. */
  results: Each[];
  /** Without an answer: what was not found, and what follows. */
  hint?: string;
}

/** Finds passages for a question without an answer, best first. */
type Choose = () => Promise<Answer[]>;

/** `prev` is the previous question, for a follow-up. */
export async function findResults(
  question: string,
  deps: EngineDeps,
  prev?: string,
  choose: Choose = () => Promise.resolve([]),
): Promise<Found<Result>> {
  const { certain, nearest, sought, isGreeting } = await deps.knowledge
    .ask(question, prev);
  if (certain) return { results: [{ ...certain, score: 100 }] };
  if (isGreeting) return { results: [], hint: `${invitation(deps)}.` };
  // The engine gives an order only, and NLWeb wants a score.
  const scored = (some: Answer[], best: number) =>
    some.map((answer, rank) => ({
      ...answer,
      score: Math.max(1, best - 10 * rank),
    }));
  const chosen = await choose();
  if (chosen.length > 0) return { results: scored(chosen, BEST_CHOSEN) };
  const near = scored(nearest, BEST_NEAREST);
  return {
    results: near.map((each) => ({ ...each, nearest: true })),
    hint: hintFor(sought, near.length > 0, deps),
  };
}

/** Like `findResults`, in the format of NLWeb. */
export async function findItems(
  query: string,
  deps: EngineDeps,
  prev?: string,
  choose?: Choose,
): Promise<Found<Item>> {
  const { results, hint } = await findResults(query, deps, prev, choose);
  return {
    results: results.map((result) => itemOf(result, deps.baseUrl)),
    hint,
  };
}

export type Item = ReturnType<typeof itemOf>;

/**
 * A result for both dialects of NLWeb: a schema.org object, and beside it the six
 * fields that older clients read. `match` is the sentence that comes near.
 */
function itemOf(result: Result, baseUrl: string) {
  const { kind, name, path, description, match, score, nearest, language } =
    result;
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
    nearest,
    match,
    language,
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

/** Says that the question is not answered in its words. It claims no more than that. */
function hintFor(
  sought: string | undefined,
  isNear: boolean,
  deps: EngineDeps,
): string {
  const { unstated, unsaid, nearest, nothing } = deps.content.words.ask;
  const { name } = deps.content.profile;
  const what = sought === undefined
    ? unstated
    : fill(unsaid, { name, what: sought });
  return isNear
    ? fill(nearest, { unstated: what })
    : fill(nothing, { unstated: what, invitation: invitation(deps) });
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
  return questions.filter((_, at) => answers[at]?.hint === undefined);
}
