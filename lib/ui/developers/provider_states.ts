import { type Config, outsideServices } from "../../config.ts";
import { fill } from "../../base/words/fill.ts";
import type { Words } from "../../base/words/words.ts";
import { hostOf } from "../privacy/statements.ts";

interface ProviderState {
  /** The id of the operation that asks the provider. */
  operation: string;
  /** One phrase. */
  state: string;
}

/** What stands behind each operation that can be answered in several ways. */
export function providerStates(
  config: Config,
  { developers: { states: words }, lists }: Words,
): ProviderState[] {
  const { STATS_PROVIDER, CODEHOST_PROVIDER, NPC_PROVIDER } = config;
  const stateOf = (asked: string, here: readonly string[]) => {
    const hosts = outsideServices(config)
      .filter((service) => service.asked === asked)
      .map(({ provider, url }) =>
        fill(words.elsewhere, { provider, host: hostOf(url) })
      );
    const inside = here.flatMap((provider) =>
      provider === "builtin" || provider === "git" || provider === "off"
        ? [words[provider]]
        : []
    );
    return [...inside, ...hosts].join(lists.comma);
  };
  return [
    { operation: "getStats", state: stateOf("visitors", [STATS_PROVIDER]) },
    {
      operation: "getCodehostContributions",
      state: stateOf("contributions", CODEHOST_PROVIDER),
    },
    { operation: "npcChat", state: stateOf("npcs", [NPC_PROVIDER]) },
    {
      operation: "getRoomAvatar",
      state: stateOf("avatars", config.IMAGER_URL ? [] : ["builtin"]),
    },
  ];
}
