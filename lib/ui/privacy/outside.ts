import {
  type Config,
  type OutsideService,
  outsideServices,
} from "../../config.ts";
import { MAX_CALLS_PER_DAY, MAX_CALLS_PER_MINUTE } from "../../limits.ts";
import { fill } from "../../base/words/fill.ts";
import type { Words } from "../../base/words/words.ts";

/** Of each service that the site asks, or runs on: who it is, and what it learns. */
export function outsideOf(config: Config, { privacy }: Words): string[] {
  const asked = outsideServices(config).map((service) =>
    sentenceOf(service, config, privacy)
  );
  return config.DENO_DEPLOY ? [...asked, privacy.carried] : asked;
}

/** Of each thing that could be done elsewhere, and is not: that it is done here, or not at all. */
export function insideOf(config: Config, { privacy }: Words): string[] {
  const { counted, committed, spoken, drawn } = privacy;
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
  { counted, committed, spoken, drawn }: Words["privacy"],
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
        minute: String(MAX_CALLS_PER_MINUTE),
        day: String(MAX_CALLS_PER_DAY),
        tokens: String(NPC_DAILY_TOKENS),
      });
    case "avatars":
      return fill(drawn.elsewhere, { host });
  }
}
