import type { NpcModelName } from "../../../providers.ts";
import { OpenAiModel } from "./openai.ts";
import type { NpcModelClass } from "./provider.ts";

/** Every kind of model that can speak in the room, by its NPC_PROVIDER. */
export const npcModels = {
  openai: OpenAiModel,
} satisfies Record<NpcModelName, NpcModelClass>;
