import type { NpcModelName } from "../../../providers.ts";
import { OpenAiModel } from "./openai.ts";
import type { NpcModelClass, NpcModelOptions } from "./provider.ts";
import type { NpcModel } from "../../types.ts";
import type { UpstreamSettings } from "../../../upstream_settings.ts";

/** Models by NPC_PROVIDER. */
export const npcModels = {
  openai: OpenAiModel,
} satisfies Record<NpcModelName, NpcModelClass>;

/** The model behind the NPCs; null if the built-in dialogue answers. */
export function npcModel(
  config: UpstreamSettings,
  options: NpcModelOptions,
): NpcModel | null {
  const { NPC_PROVIDER: provider } = config;
  if (provider === "builtin" || provider === "off") return null;
  return new npcModels[provider]({
    url: config.NPC_URL,
    model: config.NPC_MODEL,
    key: config.NPC_API_KEY,
    dailyTokens: config.NPC_DAILY_TOKENS,
  }, options);
}
