import { z } from "zod";
import { toBubble } from "./bubble.ts";
import { nameOf } from "./npc_prompt.ts";
import type { NpcAnswer, NpcPrompt } from "../types.ts";

const MAX_MESSAGES = 3;
/** Of what a model writes, no more are read; cleaning takes time. */
const MAX_READ = 10;

/** What it has cost, as the model says: what no call can cost is not read. */
export const Metered = z.looseObject({
  usage: z.object({ total_tokens: z.int().min(1) }).nullish().catch(null),
});
export type Metered = z.output<typeof Metered>;

/** The answer of POST /chat/completions, as far as it is read. */
export const Completion = z.object({
  choices: z.tuple([
    z.object({
      finish_reason: z.string().nullish(),
      message: z.object({
        content: z.string().nullish(),
        refusal: z.string().nullish(),
      }),
    }),
  ], z.unknown()),
});
export type Completion = z.output<typeof Completion>;

/** What the model wrote, made safe; null where nothing of it can be used. */
export function readAnswer(
  { choices: [{ finish_reason, message }] }: Completion,
  { actions }: NpcPrompt,
  siteOrigin: string,
): NpcAnswer | null {
  // Anything else was cut short, filtered or wants a tool.
  if ((finish_reason ?? "stop") !== "stop" || message.refusal) return null;
  const written = Written.safeParse(parseObject(message.content ?? ""));
  if (!written.success) return null;
  const messages = written.data.messages.slice(0, MAX_READ)
    .map((text) => toBubble(text, siteOrigin))
    .filter((text) => text !== "")
    .slice(0, MAX_MESSAGES)
    .map((text) => ({ text }));
  if (messages.length === 0) return null;
  const { action } = written.data;
  const allowed = actions.find((allowed) => nameOf(allowed) === action);
  return { messages, action: allowed ?? null };
}

const Written = z.object({
  messages: z.array(z.string()).min(1),
  action: z.string().nullable().catch(null),
});

/** The largest JSON object in a text, which may stand between fences or words. */
function parseObject(text: string): unknown {
  try {
    return JSON.parse(
      text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1),
    );
  } catch {
    return undefined;
  }
}
