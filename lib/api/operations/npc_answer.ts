import { NPC_MODELS } from "../../providers.ts";
import type { Caller } from "../../operation.ts";
import { askModel } from "../ask_model.ts";
import type { NpcQuestion, Numbers } from "../../answers/types.ts";
import type { Deps } from "../../deps.ts";

type Question = Required<Pick<NpcQuestion, "npc" | "message" | "context">>;

/** Undefined if the built-in dialogue must answer. */
export async function answerByModel(
  { npc, message, context }: Question,
  caller: Caller,
  deps: Deps,
) {
  const { config, knowledge } = deps;
  const source = NPC_MODELS.find((name) => name === config.NPC_PROVIDER);
  if (!source) return;
  return await askModel(caller, deps, async (model) => {
    const persona = `${npc.name}, ${npc.role}. ${npc.body}`;
    const { numbered: facts } = await knowledge.passages(message);
    const page = typeof context.page === "string" ? context.page : undefined;
    const actions = await knowledge.actions(npc.id);
    const prompt = { persona, facts, actions, message, page };
    return { ...await model.answer(prompt, caller), source };
  });
}

export async function answerBuiltin(question: Question, deps: Deps) {
  const isBarista = question.npc.id === "barista";
  const { profile: { language }, words } = deps.content;
  const reply = await deps.knowledge.reply({
    ...question,
    numbers: isBarista ? await numbersNow(deps) : {},
    words: words.npcs,
    language,
  });
  return { ...reply, source: "builtin" as const };
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
