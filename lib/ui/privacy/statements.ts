import {
  type Config,
  isKvServer,
  type OutsideService,
  outsideServices,
} from "../../config.ts";
import { MAX_CALLS_PER_DAY, MAX_CALLS_PER_MINUTE } from "../../limits.ts";
import type { Traced } from "../../site.ts";
import { fill } from "../../base/words/fill.ts";
import type { Words } from "../../base/words/words.ts";

// Sentences of the privacy page that follow from the configuration.

type PrivacyWords = Words["privacy"];

export function promises(
  { RATE_LIMIT }: Config,
  { always, limited }: PrivacyWords,
): string[] {
  return [...always, RATE_LIMIT > 0 ? limited.shared : limited.here];
}

export function storagePlace(
  { DENO_DEPLOY, KV_PATH }: Config,
  { storedIn }: PrivacyWords,
): string {
  if (DENO_DEPLOY) return storedIn.platform;
  if (KV_PATH === ":memory:") return storedIn.memory;
  return isKvServer(KV_PATH)
    ? fill(storedIn.server, { host: hostOf(KV_PATH) })
    : storedIn.file;
}

export function logStatements(
  { LOG_FORMAT, TRUST_PROXY }: Config,
  { logged }: PrivacyWords,
): string[] {
  const { nothing, request, error, proxy } = logged;
  return [
    ...LOG_FORMAT === "off" ? [nothing] : [request, error],
    ...TRUST_PROXY > 0 ? [proxy] : [],
  ];
}

/** Names each service that receives data, and each job that none receives. */
export function providerStatements(
  config: Config,
  words: PrivacyWords,
  traced: Traced | null,
): string[] {
  const outside = outsideServices(config).map((service) =>
    outsideStatement(service, config, words)
  );
  if (config.DENO_DEPLOY) outside.push(words.carried);
  const isAlone = outside.length === 0 && traced === null &&
    !isKvServer(config.KV_PATH);
  return [
    ...isAlone ? [words.nobody] : [],
    ...outside,
    ...insideStatements(config, words),
  ];
}

function outsideStatement(
  { asked, provider, url }: OutsideService,
  { NPC_DAILY_TOKENS }: Config,
  { counted, committed, spoken, drawn }: PrivacyWords,
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

function insideStatements(
  config: Config,
  { counted, committed, spoken, drawn }: PrivacyWords,
): string[] {
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
