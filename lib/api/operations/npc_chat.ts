import { NPC_MODELS } from "../../providers.ts";
import * as z from "zod";
import examples from "./examples.json" with { type: "json" };
import { isUpTo, MAX_TEXT } from "../../base/text/code_points.ts";
import type { Npc } from "../../content/content.ts";
import { NPC_IDS } from "../../content/mod.ts";
import { OperationError } from "../../errors.ts";
import { defineOperation, ok } from "../../operation.ts";
import { ACTION_TYPES } from "../../answers/types.ts";
import { isWithin } from "../rest/json_bounds.ts";

const CONTEXT_BOUNDS = { levels: 16, values: 1_000, characters: MAX_TEXT };

const ChatContext = z.looseObject({}, "expected an object")
  .refine(
    (context) => isWithin(context, CONTEXT_BOUNDS),
    `expected at most ${CONTEXT_BOUNDS.levels} levels, ${CONTEXT_BOUNDS.values} values and ${CONTEXT_BOUNDS.characters} characters`,
  ).meta({ additionalProperties: true, maxProperties: CONTEXT_BOUNDS.values });

const Message = z.string("expected text").check(({ value, issues }) => {
  const limits = { origin: "string", input: value } as const;
  if (value.trim() === "") {
    const message = "expected text, but it is blank";
    issues.push({ ...limits, code: "too_small", minimum: 1, message });
  } else if (!isUpTo(500, value)) {
    const message = "expected at most 500 characters";
    issues.push({ ...limits, code: "too_big", maximum: 500, message });
  }
}).meta({ minLength: 1, maxLength: 500, pattern: "\\S" });

export const NpcChatRequest = z.object({
  message: Message.describe("What the visitor says"),
  npcId: z.enum(NPC_IDS, `expected ${NPC_IDS.join(", ")}`)
    .describe("Who is spoken to"),
  context: ChatContext.optional()
    .describe("What the visitor sees; `page` is the path of a page"),
}).meta({
  id: "NpcChatRequest",
  description: "Something said to a person in the room",
});

const NpcMessage = z.object({
  text: z.string().max(160).describe("What it says"),
  source: z.object({
    name: z.string().describe("Name of the page, and of its section"),
    path: z.string().describe("Path of the section"),
  }).optional().describe(
    "Place of a quotation; absent from what somebody says",
  ),
}).meta({ id: "NpcMessage", description: "One chat bubble" });

const NpcAction = z.object({
  type: z.enum(ACTION_TYPES).describe("What is done"),
  target: z.string().describe("To what, or to whom"),
}).meta({ id: "NpcAction", description: "What is done besides speaking" });

export const NpcReply = z.object({
  npc_id: z.enum(NPC_IDS).describe("Who answers"),
  messages: z.array(NpcMessage).min(1).max(3)
    .describe("What is said, in this order"),
  action: NpcAction.nullable().describe("What happens besides"),
  source: z.enum(["builtin", ...NPC_MODELS]).describe("Who found the words"),
}).meta({ id: "NpcReply", description: "The answer of a person in the room" });
export type NpcReply = z.output<typeof NpcReply>;

const CODES: Record<
  string,
  "missing_message" | "empty_message" | "message_too_long"
> = {
  invalid_type: "missing_message",
  too_small: "empty_message",
  too_big: "message_too_long",
};

export const npcChat = defineOperation({
  id: "npcChat",
  method: "POST",
  path: "/api/v1/npc-chat",
  tag: "room",
  summary: "Talk to a person in the room",
  description:
    "Says something to one of the four people in the room. They answer from the content of the site alone, in one to three short messages, and may do something besides.",
  request: { body: NpcChatRequest, examples: examples.npcChat.requests },
  responses: {
    200: {
      description: "The answer",
      schema: NpcReply,
      examples: examples.npcChat.answers,
    },
  },
  errors: [
    "missing_message",
    "empty_message",
    "message_too_long",
    "invalid_body",
    "not_configured",
  ],
  cacheControl: "no-store",
  codeOf: ({ path: [field], code = "" }) =>
    field === "message" ? CODES[code] ?? "invalid_body" : "invalid_body",
  async run({ body, caller }, given) {
    const { message, context = {} } = body;
    const deps = given.editions.find(({ content }) =>
      content.profile.language === context.language
    ) ?? given;
    const npc = findNpc(body.npcId, deps.content.npcs);
    if (deps.config.NPC_PROVIDER === "off") {
      throw new OperationError(
        "not_configured",
        "NPC chat is disabled on this site",
        { hint: "The owner of the site can set NPC_PROVIDER" },
      );
    }
    // Loaded lazily, because few processes answer a chat message.
    const { answerBuiltin, answerByModel } = await import("./npc_answer.ts");
    const question = { npc, message, context };
    const answer = await answerByModel(question, caller, deps) ??
      await answerBuiltin(question, deps);
    return ok<NpcReply>({ npc_id: npc.id, ...answer });
  },
});

function findNpc(wanted: string, npcs: Npc[]): Npc {
  const npc = npcs.find(({ id }) => id === wanted);
  if (npc) return npc;
  throw new OperationError(
    "invalid_body",
    `Cannot find the NPC "${wanted}": expected ${
      npcs.map(({ id }) => id).join(", ")
    }`,
  );
}
