import * as z from "zod";
import { toBubble } from "./bubble.ts";
import { nameOf } from "./npc_prompt.ts";
import type { NpcAnswer, NpcPrompt } from "../types.ts";

const MAX_MESSAGES = 3;
/** Maximum number of messages read: cleaning takes time. */
const MAX_READ = 10;

/** Cost of the call. An impossible number is ignored. */
export const Metered = z.looseObject({
  usage: z.object({ total_tokens: z.int().min(1) }).nullish().catch(null),
});
export type Metered = z.output<typeof Metered>;

/** Answer of POST /chat/completions. */
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

/** Makes the answer of the model safe; null if nothing remains. */
export function readAnswer(
  { choices: [{ finish_reason, message }] }: Completion,
  { actions }: NpcPrompt,
  siteOrigin: string,
): NpcAnswer | null {
  // Otherwise it was cut short, was filtered or calls a tool.
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

/** Parses the largest JSON object in a text, which may have fences or words around it. */
function parseObject(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
  } catch {
    return undefined;
  }
}
