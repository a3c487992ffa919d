import { asker } from "./fetch.ts";
import { CachedUpstream } from "./cached_upstream.ts";
import type { DayRange } from "./codehosts.ts";
import type { ContributionCalendar, DayCounts } from "../types.ts";
import type { KnownSource, Source } from "../../deps.ts";
import { calendarSource } from "../live/contribution_calendar.ts";
import type { CommitCount } from "./built_commits.ts";
import { dateOf, DAY, MINUTE } from "../../base/time/days.ts";
import type { Network } from "./network.ts";
import { codehostUrl } from "../../config.ts";
import type { UpstreamSettings } from "../../upstream_settings.ts";
import { VISITORS_AGE } from "../../limits.ts";

/** Milliseconds. */
const AGE = { fresh: 10 * MINUTE, stale: DAY };

export type ContributionSource = (range: DayRange) => Promise<DayCounts>;

/** The calendar of all sources together; null if none is configured. `git` is the count of the build. */
export function contributionsSource(
  config: UpstreamSettings,
  network: Network,
  git: CommitCount | null,
): Source<ContributionCalendar> | null {
  const counts = contributionCounts(config, network, git);
  return counts && calendarSource(counts, network.now);
}

/** Contributions by day of all sources together; null if none is configured. */
export function contributionCounts(
  config: UpstreamSettings,
  network: Network,
  git: CommitCount | null,
): Source<DayCounts> | null {
  const provider = config.CODEHOST_PROVIDER.join(",");
  if (git && provider === "git") {
    // The build asked git.
    const cached = { value: git.days, at: git.at };
    return { get: () => Promise.resolve(cached) };
  }
  const sources = codehostProviders(config, network, git?.days ?? null);
  if (sources.length === 0) return null;
  const { now } = network;
  const load = () => {
    const range = { from: dateOf(now() - 363 * DAY), to: dateOf(now()) };
    return sumOf(sources, range);
  };
  return new CachedUpstream(load, { provider, now, ...AGE });
}

/** Sources in the order of CODEHOST_PROVIDER; empty means "not configured". */
export function codehostProviders(
  config: UpstreamSettings,
  network: Network,
  git: DayCounts | null,
): ContributionSource[] {
  const sources = config.CODEHOST_PROVIDER.map((provider, index) => {
    if (provider === "off") return null;
    if (provider === "git") return git && (() => Promise.resolve(git));
    const ask = asker(provider, network);
    const account = {
      url: codehostUrl(config, index),
      user: config.CODEHOST_USER[index] ?? "",
      token: config.CODEHOST_TOKEN[index] ?? "",
    };
    return async (range: DayRange) => {
      const { codehosts } = await import("./codehosts.ts");
      return await codehosts[provider].days(account, range, ask);
    };
  }).filter((source) => source !== null);
  // A sum without one of the sources would be wrong.
  return sources.length === config.CODEHOST_PROVIDER.length ? sources : [];
}

/** Sums all sources over the days of the range. Rejects if one source fails. */
export async function sumOf(sources: ContributionSource[], range: DayRange) {
  const all = await Promise.all(sources.map((source) => source(range)));
  const sum = new Map<string, number>();
  for (const [day, count] of all.flatMap((counts) => [...counts])) {
    if (day < range.from || day > range.to) continue;
    sum.set(day, (sum.get(day) ?? 0) + count);
  }
  return sum;
}

/** Visitors now, as the provider or the site counts them, or 0. */
export function visitorsSource(
  config: UpstreamSettings,
  network: Network,
  presence: { count(): Promise<number> } | null,
): KnownSource<number> {
  const { now } = network;
  if (presence) {
    return new CachedUpstream(
      () => presence.count(),
      { provider: "builtin", now, ...VISITORS_AGE },
    );
  }
  return visitorsProvider(config, network) ?? {
    get: () => Promise.resolve({ value: 0, at: now() }),
    known: () => null,
  };
}

/** Visitors now; null if the site counts itself, or not at all. */
export function visitorsProvider(config: UpstreamSettings, network: Network) {
  const { STATS_PROVIDER: provider } = config;
  if (provider === "builtin" || provider === "off") return null;
  const ask = asker(provider, network);
  const site = {
    url: config.STATS_URL,
    id: config.STATS_SITE_ID,
    token: config.STATS_TOKEN,
  };
  const load = async () => {
    // Loaded on first use, because most sites count visitors themselves.
    const { statsProviders } = await import("./stats.ts");
    return await statsProviders[provider].visitors(site, ask);
  };
  return new CachedUpstream(
    load,
    { provider, now: network.now, ...VISITORS_AGE },
  );
}
