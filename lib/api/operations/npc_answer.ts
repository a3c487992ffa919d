import { NPC_MODELS } from "../../providers.ts";
import type { Caller } from "../../operation.ts";
import { isOwnOrigin } from "../rest/origin.ts";
import type { Npc } from "../../content/content.ts";
import type { Action, Numbers } from "../../answers/types.ts";
import type { Deps } from "../../deps.ts";
import { type Failure, UpstreamError } from "../../upstream_error.ts";

interface Question {
  npc: Npc;
  message: string;
  context: Record<string, unknown>;
}

interface NpcAnswer {
  messages: string[];
  action: Action | null;
  source: "builtin" | typeof NPC_MODELS[number];
}

/**
 * Undefined if no model is configured or the model fails. Also for pages of other
 * sites, because their visitors would use up this site's budget.
 */
export async function answerByModel(
  { npc, message, context }: Question,
  caller: Caller,
  deps: Deps,
): Promise<NpcAnswer | undefined> {
  const { npcModel, config, knowledge, reportError } = deps;
  const source = NPC_MODELS.find((name) => name === config.NPC_PROVIDER);
  if (!npcModel || !source || !isOwnOrigin(caller.origin, deps)) return;
  const rules = await knowledge.actions(npc.id);
  const actions = rules.flatMap(({ type, targets }) =>
    targets.map((target) => ({ type, target }))
  );
  try {
    const persona = `${npc.name}, ${npc.role}. ${npc.body}`;
    const facts = await knowledge.facts();
    const answer = await npcModel.answer(
      { persona, facts, actions, message, context, contextKeys: ["page"] },
      caller,
    );
    const messages = answer.messages.map(({ text }) => text);
    return { messages, action: allowedAction(answer.action, rules), source };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    if (!OF_VISITORS.includes(error.failure)) reportError(error);
  }
}

/** The action of a model, if a rule has its type. */
function allowedAction(
  action: { type: string; target: string } | null,
  rules: Pick<Action, "type">[],
): Action | null {
  const type = rules.find(({ type }) => type === action?.type)?.type;
  return type && action ? { type, target: action.target } : null;
}

/** Failures that a visitor can cause at will, so the owner gets no report. */
const OF_VISITORS: Failure[] = ["aborted", "busy", "limited"];

export async function answerBuiltin(
  question: Question,
  deps: Deps,
): Promise<NpcAnswer> {
  const isBarista = question.npc.id === "barista";
  const { profile: { language }, words } = deps.content;
  const reply = await deps.knowledge.reply({
    ...question,
    numbers: isBarista ? await numbersNow(deps) : {},
    words: words.npcs,
    language,
  });
  return { ...reply, source: "builtin" };
}

/** Omits numbers whose provider fails. */
async function numbersNow(deps: Deps): Promise<Numbers> {
  const [visitors, contributions] = await Promise.allSettled([
    deps.visitors.get(),
    deps.contributions?.get(),
  ]);
  const numbers: Numbers = {};
  if (visitors.status === "fulfilled") numbers.visitors = visitors.value.value;
  if (contributions.status === "fulfilled" && contributions.value) {
    const { value: calendar } = contributions.value;
    numbers.contributions = {
      total: calendar.total,
      currentStreak: calendar.current_streak,
      longestStreak: calendar.longest_streak,
      activeDays: calendar.active_days,
    };
  }
  return numbers;
}
