import * as z from "zod";
import { toBubble } from "./bubble.ts";
import { nameOf } from "./npc_prompt.ts";
import type { NpcReply } from "../../answers/types.ts";
import type { NpcPrompt } from "../types.ts";

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

/** Returns the object that the model wrote, if any. */
export function writtenIn(
  { choices: [{ finish_reason, message }] }: Completion,
): unknown {
  // Otherwise it was cut short, was filtered or calls a tool.
  if ((finish_reason ?? "stop") !== "stop" || message.refusal) return;
  return parseObject(message.content ?? "");
}

/** Makes the answer of the model safe; null if nothing remains. */
export function readAnswer(
  object: unknown,
  { actions }: NpcPrompt,
  siteOrigin: string,
): NpcReply | null {
  const written = Written.safeParse(object);
  if (!written.success) return null;
  const messages = written.data.messages.slice(0, MAX_READ)
    .map((text) => toBubble(text, siteOrigin))
    .filter((text) => text !== "")
    .slice(0, MAX_MESSAGES);
  if (messages.length === 0) return null;
  const { action } = written.data;
  const allowed = actions.find((allowed) => nameOf(allowed) === action);
  return {
    messages: messages.map((text) => ({ text })),
    action: allowed ?? null,
  };
}

const Written = z.object({
  messages: z.array(z.string()).min(1),
  action: z.string().nullable().catch(null),
});

/** All numbers that the model wrote; null if it wrote something else. */
export function readChoice(written: unknown): number[] | null {
  return Choice.safeParse(written).data?.passages ?? null;
}

// No passage has the number 0.
const Choice = z.object({ passages: z.array(z.int().catch(0)) });

/** Parses the largest JSON object in a text, which may have fences or words around it. */
function parseObject(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
  } catch {
    return undefined;
  }
}
