import { asker } from "./fetch.ts";
import { CachedUpstream } from "./cached_upstream.ts";
import { VISITORS_AGE } from "../../limits.ts";
import type { KnownSource } from "../../deps.ts";
import type { Network } from "./network.ts";
import type { UpstreamSettings } from "../../upstream_settings.ts";

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
