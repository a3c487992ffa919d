import { namesOf } from "../names.ts";
import { OpenAiModel } from "./openai.ts";
import type { NpcEndpoint, NpcModel, NpcModelOptions } from "./provider.ts";

/** Every kind of model that can speak in the room, by its NPC_PROVIDER. */
export const npcModels = {
  openai: OpenAiModel,
} satisfies Record<
  string,
  new (endpoint: NpcEndpoint, options: NpcModelOptions) => NpcModel
>;

export const NPC_MODELS = namesOf(npcModels);
