import type { StatsName } from "../../../providers.ts";
import { fathom } from "./fathom.ts";
import { matomo } from "./matomo.ts";
import { plausible } from "./plausible.ts";
import type { StatsProvider } from "./provider.ts";
import { umami } from "./umami.ts";

/** Statistics services by STATS_PROVIDER. */
export const statsProviders = {
  umami,
  plausible,
  fathom,
  matomo,
} satisfies Record<StatsName, StatsProvider>;
