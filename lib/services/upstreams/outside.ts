import { codehosts } from "./codehosts/mod.ts";
import type { Codehost } from "./codehosts/provider.ts";
import type { UpstreamSettings } from "../../upstream_settings.ts";

/** A service elsewhere that the site asks. */
export interface OutsideService {
  asked: "visitors" | "contributions" | "npcs" | "avatars";
  /** As the configuration names it. */
  provider: string;
  url: string;
}

/** All that the configuration lets the site ask: what it may call, and what the privacy page names. */
export function outsideServices(config: UpstreamSettings): OutsideService[] {
  const { STATS_PROVIDER, CODEHOST_PROVIDER, NPC_PROVIDER } = config;
  const all: OutsideService[] = [
    { asked: "visitors", provider: STATS_PROVIDER, url: config.STATS_URL },
    ...CODEHOST_PROVIDER.map((provider, place): OutsideService => (
      { asked: "contributions", provider, url: codehostUrl(config, place) }
    )),
    { asked: "npcs", provider: NPC_PROVIDER, url: config.NPC_URL },
    {
      asked: "avatars",
      provider: config.IMAGER_URL ? "imager" : "builtin",
      url: config.IMAGER_URL,
    },
  ];
  return all.filter(({ provider }) => !HERE.includes(provider));
}

const HERE = ["builtin", "git", "off"];

const HOSTS = new Map<string, Codehost>(Object.entries(codehosts));

/** Where the host at a place of the lists is asked: at its usual address unless there is another. */
export function codehostUrl(
  { CODEHOST_PROVIDER: providers, CODEHOST_URL: urls }: UpstreamSettings,
  place: number,
): string {
  return urls[place] || HOSTS.get(providers[place] ?? "")?.url || "";
}
