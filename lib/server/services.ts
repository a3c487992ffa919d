import type { Services, World } from "./world.ts";
import {
  avatarImager,
  contributionsSource,
  dailyHash,
  EventLog,
  Health,
  npcModel,
  Presence,
  recentCallers,
  tokenLedger,
  visitorsSource,
} from "@foyer/services";
import { knowledgeOf } from "./knowledge.ts";
import type { Site } from "../site.ts";
import type { Twins } from "./twins/twins.ts";

export function servicesOf(world: World, site: Site, twins: Twins): Services {
  const { config, now, reportError, baseUrl } = world;
  const health = new Health(world);
  const store = health.watched();
  const isBuiltin = config.STATS_PROVIDER === "builtin";
  const instance = crypto.randomUUID();
  const presence = isBuiltin
    ? new Presence({ store, now, instance, reportError })
    : null;
  const hash = dailyHash(store, now);
  return {
    store,
    hash,
    events: new EventLog({ store, hash, now, timeout: world.timeout }),
    presence,
    callers: recentCallers(),
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
    health,
    knowledge: knowledgeOf({ ...world, site, twins }),
  };
}
