import type { Deps, KnownSource, Source } from "../deps.ts";
import type { Services, World } from "./world.ts";
import { RecentCallersInMemory } from "../services/presence/recent_callers.ts";
import { Presence } from "../services/presence/presence.ts";
import { dailyHash } from "../services/kv/daily_hash.ts";
import { EventLog } from "../services/kv/event_log.ts";
import { Health } from "../services/kv/health.ts";
import { tokenLedger } from "../services/kv/token_ledger.ts";
import { knowledgeOf } from "./knowledge.ts";
import type { Site } from "../site.ts";
import type { Twins } from "./twins/twins.ts";
import { avatarImager } from "../services/upstreams/avatar_imager.ts";
import { CachedUpstream } from "../services/upstreams/cached_upstream.ts";
import { calendarSource } from "../services/live/contribution_calendar.ts";
import { contributionsProvider } from "../services/upstreams/contributions.ts";
import type { DayCounts } from "../services/types.ts";
import { npcModel } from "../services/upstreams/npc_model.ts";
import { visitorsProvider } from "../services/upstreams/visitors.ts";
import { VISITORS_AGE } from "../limits.ts";

export function servicesOf(
  world: World,
  site: Site,
  twins: Twins,
): Services {
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
    callers: new RecentCallersInMemory(),
    visitors: presence
      ? builtinVisitors(presence, now)
      : visitorsProvider(config, world) ?? nobody(now),
    contributions: contributionsOf(world),
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

function builtinVisitors(
  presence: Presence,
  now: () => number,
): KnownSource<number> {
  return new CachedUpstream(() => presence.count(), {
    provider: "builtin",
    now,
    ...VISITORS_AGE,
  });
}

/** With STATS_PROVIDER=off nobody is counted. */
function nobody(now: () => number): KnownSource<number> {
  return {
    get: () => Promise.resolve({ value: 0, at: now() }),
    known: () => null,
  };
}

function contributionsOf(world: World): Deps["contributions"] {
  const counts = countsOf(world);
  return counts && calendarSource(counts, world.now);
}

function countsOf(world: World): Source<DayCounts> | null {
  const { config, commits } = world;
  const isGitAlone = config.CODEHOST_PROVIDER.join() === "git";
  if (!isGitAlone) {
    return contributionsProvider(config, world, commits?.days ?? null);
  }
  if (!commits) return null;
  // The build asked git, so that is the time of the answer.
  const cached = { value: commits.days, at: commits.at };
  return { get: () => Promise.resolve(cached) };
}
