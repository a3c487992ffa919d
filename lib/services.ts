import type { Facts } from "./answers/facts/facts.ts";
import type { Content } from "./content/content.ts";
import type {
  Knowledge,
  KnownSource,
  Services,
  Source,
  World,
} from "./deps.ts";
import { Presence } from "./presence/presence.ts";
import { dailyHash } from "./kv/daily_hash.ts";
import { EventLog } from "./kv/event_log.ts";
import { Health } from "./kv/health.ts";
import { tokenLedger } from "./kv/token_ledger.ts";
import { valuesOf, withValuesIn } from "./pages/placeholders.ts";
import type { IndexedPage } from "./search/search_index.ts";
import type { Site } from "./site.ts";
import type { PageSources } from "./twins/read_pages.ts";
import type { Twins } from "./twins/twins.ts";
import { avatarImager } from "./upstreams/avatar_imager.ts";
import { CachedUpstream } from "./upstreams/cached_upstream.ts";
import {
  contributionsProvider,
  type DayCounts,
} from "./upstreams/contributions.ts";
import { npcModel } from "./upstreams/npc_model.ts";
import { VISITORS_AGE, visitorsProvider } from "./upstreams/visitors.ts";

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
    knowledge: once(() => knowledgeOf({ ...world, site, twins })),
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

function contributionsOf(world: World): Source<DayCounts> | null {
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

async function knowledgeOf(sources: PageSources): Promise<Knowledge> {
  const { content, config, baseUrl } = sources.site;
  // Only when somebody asks: most starts are for those who read.
  const { readPages } = await import("./twins/read_pages.ts");
  const { pages, facts } = await readPages(sources);
  const { buildIndex } = await import("./search/search_index.ts");
  const rateLimit = config.RATE_LIMIT;
  const values = valuesOf(content, { baseUrl, rateLimit });
  const { Answers } = await import("./answers/engine.ts");
  const { usagePage } = await import("./discovery/usage_page.ts");
  const index = buildIndex(pages);
  return {
    index,
    answers: new Answers(
      withValuesIn(facts ?? await factsOf(content, pages), values),
      index,
      [usagePage],
    ),
  };
}

/** Reads Markdown, which a build has done. */
async function factsOf(
  content: Content,
  pages: IndexedPage[],
): Promise<Facts> {
  const { answerFacts } = await import("./answers/facts/answer_facts.ts");
  return answerFacts(content, pages);
}

/** What failed may go well the next time. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () =>
    made ??= make().catch((error) => {
      made = undefined;
      throw error;
    });
}
