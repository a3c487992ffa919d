import type { Services, World } from "./world.ts";
import {
  avatarImager,
  contributionsSource,
  EventLog,
  npcModel,
  tokenLedger,
  visitorsSource,
} from "@foyer/services";
import type { Core } from "./core.ts";

/** Services that know no language. */
export function servicesOf(
  world: World,
  { store, hash, presence, callers, health }: Core,
): Omit<Services, "knowledge" | "editions"> {
  const { config, now, timeout, baseUrl } = world;
  return {
    store,
    callers,
    health,
    events: new EventLog({ store, hash, now, timeout }),
    visitors: visitorsSource(config, world, presence),
    contributions: contributionsSource(config, world, world.commits),
    imager: avatarImager(config, world),
    npcModel: npcModel(config, {
      network: world,
      ledger: tokenLedger({
        store,
        now,
        hashOf: (client) => hash.of(`npc_calls ${client}`),
      }),
      siteOrigin: baseUrl,
    }),
  };
}
