import type { Config } from "../config.ts";
import { type OutsideService, outsideServices } from "../upstreams/outside.ts";
import { CALLS_A_DAY, CALLS_A_MINUTE } from "../upstreams/token_budget.ts";
import { fill } from "./fill.ts";
import { words } from "./words.ts";

const { counted, committed, spoken, drawn, carried } = words.privacy;

/** Of each service that the site asks, or runs on: who it is, and what it learns. */
export function outsideOf(config: Config): string[] {
  const asked = outsideServices(config).map((service) =>
    sentenceOf(service, config)
  );
  return config.DENO_DEPLOY ? [...asked, carried] : asked;
}

/** Of each thing that could be done elsewhere, and is not: that it is done here, or not at all. */
export function insideOf(config: Config): string[] {
  const { CODEHOST_PROVIDER: hosts } = config;
  return [
    config.STATS_PROVIDER === "builtin" ? counted.here : null,
    config.STATS_PROVIDER === "off" ? counted.off : null,
    hosts.includes("git") ? committed.here : null,
    hosts.includes("off") ? committed.off : null,
    config.NPC_PROVIDER === "builtin" ? spoken.here : null,
    config.NPC_PROVIDER === "off" ? spoken.off : null,
    config.IMAGER_URL ? null : drawn.here,
  ].filter((sentence) => sentence !== null);
}

export function hostOf(address: string): string {
  return new URL(address).host;
}

function sentenceOf(
  { asked, provider, url }: OutsideService,
  { NPC_DAILY_TOKENS }: Config,
): string {
  const host = hostOf(url);
  switch (asked) {
    case "visitors":
      return fill(counted.elsewhere, { provider, host });
    case "contributions":
      return fill(committed.elsewhere, { provider, host });
    case "npcs":
      return fill(spoken.elsewhere, {
        host,
        minute: String(CALLS_A_MINUTE),
        day: String(CALLS_A_DAY),
        tokens: String(NPC_DAILY_TOKENS),
      });
    case "avatars":
      return fill(drawn.elsewhere, { host });
  }
}
