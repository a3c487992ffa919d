import type { Config } from "../config.ts";
import { codehosts } from "../upstreams/codehosts/mod.ts";
import { CALLS_A_DAY, CALLS_A_MINUTE } from "../upstreams/token_budget.ts";
import { fill } from "./fill.ts";
import { words } from "./words.ts";

const { counted, committed, spoken, drawn, carried } = words.privacy;

/** Of each service that the site asks, or runs on: who it is, and what it learns. */
export function outsideOf(config: Config): string[] {
  return [
    ...statistics(config),
    ...contributions(config),
    ...model(config),
    ...imager(config),
    ...(config.DENO_DEPLOY ? [carried] : []),
  ];
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

function statistics({ STATS_PROVIDER: provider, STATS_URL }: Config): string[] {
  if (provider === "builtin" || provider === "off") return [];
  return [fill(counted.elsewhere, { provider, host: hostOf(STATS_URL) })];
}

function contributions(
  { CODEHOST_PROVIDER: providers, CODEHOST_URL: urls }: Config,
): string[] {
  return providers.flatMap((provider, index) => {
    if (provider === "git" || provider === "off") return [];
    const address = urls[index] || codehosts[provider].url || "";
    return [fill(committed.elsewhere, { provider, host: hostOf(address) })];
  });
}

function model({ NPC_PROVIDER, NPC_URL, NPC_DAILY_TOKENS }: Config): string[] {
  if (NPC_PROVIDER === "builtin" || NPC_PROVIDER === "off") return [];
  return [fill(spoken.elsewhere, {
    host: hostOf(NPC_URL),
    minute: String(CALLS_A_MINUTE),
    day: String(CALLS_A_DAY),
    tokens: String(NPC_DAILY_TOKENS),
  })];
}

function imager({ IMAGER_URL }: Config): string[] {
  return IMAGER_URL
    ? [fill(drawn.elsewhere, { host: hostOf(IMAGER_URL) })]
    : [];
}
