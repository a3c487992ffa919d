import type { Answer } from "../answers/types.ts";
import type { Deps } from "../deps.ts";
import type { Caller } from "../operation.ts";
import { type Failure, UpstreamError } from "../upstream_error.ts";
import { isOwnOrigin } from "./rest/origin.ts";

/** Failures that a visitor can cause at will, so the owner gets no report. */
const OF_VISITORS: Failure[] = ["aborted", "busy", "limited"];
const MAX_CHOSEN = 3;

/**
 * Undefined if no model is configured or the model fails. Also for pages of other
 * sites, because their visitors would use up this site's budget.
 */
export async function askModel<Reply>(
  { origin }: Pick<Caller, "origin">,
  deps: Deps,
  ask: (model: NonNullable<Deps["npcModel"]>) => Promise<Reply>,
): Promise<Reply | undefined> {
  const { npcModel, reportError } = deps;
  if (!npcModel || !isOwnOrigin(origin, deps)) return;
  try {
    return await ask(npcModel);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    if (!OF_VISITORS.includes(error.failure)) reportError(error);
  }
}

/** Passages about the person that a model chose, best first. */
export async function chosenByModel(
  question: { question: string; previous?: string },
  caller: Caller,
  deps: Deps,
): Promise<Answer[]> {
  const chosen = await askModel(caller, deps, async (model) => {
    const { list, numbered: passages } = await deps.knowledge
      .passages(question.question, question.previous);
    const numbers = await model.choose({ passages, ...question }, caller);
    return [...new Set(numbers)].flatMap((each) => list[each - 1] ?? []);
  });
  return chosen?.slice(0, MAX_CHOSEN) ?? [];
}
