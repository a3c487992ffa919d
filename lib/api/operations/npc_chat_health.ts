import { NPC_MODELS } from "../../providers.ts";
import * as z from "zod";
import examples from "./examples.json" with { type: "json" };
import { defineOperation, ok } from "../../operation.ts";

const Npc = z.object({
  id: z.string().describe("What to send as npcId"),
  name: z.string(),
  role: z.string(),
}).meta({ id: "Npc", description: "A person in the room" });

export const NpcChatHealth = z.object({
  status: z.enum(["ok", "degraded", "not_configured"])
    .describe("Whether the people in the room answer, and how well"),
  provider: z.enum(["builtin", ...NPC_MODELS, "off"])
    .describe("Who speaks for them"),
  npcs: z.array(Npc).describe("Who is in the room"),
}).meta({ id: "NpcChatHealth", description: "State of the NPC chat" });
export type NpcChatHealth = z.output<typeof NpcChatHealth>;

export const npcChatHealth = defineOperation({
  id: "npcChatHealth",
  method: "GET",
  path: "/api/v1/npc-chat",
  tag: "room",
  summary: "Whether the people in the room answer",
  description:
    "Liveness of the NPC chat and who can be talked to. Never asks a model.",
  responses: {
    200: {
      description: "The state",
      schema: NpcChatHealth,
      examples: examples.npcChatHealth,
    },
  },
  errors: [],
  cacheControl: "no-store",
  run(_, { config: { NPC_PROVIDER: provider }, content, npcModel }) {
    const npcs = content.npcs.map(({ id, name, role }) => ({ id, name, role }));
    const status = provider === "off"
      ? "not_configured"
      : npcModel?.status ?? "ok";
    return ok<NpcChatHealth>({ status, provider, npcs });
  },
});
