import type { Config } from "../../config.ts";
import type { Site } from "../../site.ts";

type Setting = keyof Config;

const PRIVACY = "/privacy";

const PROVIDERS: Setting[] = [
  "STATS_PROVIDER",
  "STATS_URL",
  "CODEHOST_PROVIDER",
  "CODEHOST_URL",
  "NPC_PROVIDER",
  "NPC_URL",
  "IMAGER_URL",
];

/** Settings that pages show, by path. */
const SHOWN: Record<string, Setting[]> = {
  "/": ["STATS_PROVIDER", "CODEHOST_PROVIDER"],
  "/developers": PROVIDERS,
  "/room": ["STATS_PROVIDER", "CODEHOST_PROVIDER", "NPC_PROVIDER"],
  [PRIVACY]: [
    ...PROVIDERS,
    "NPC_DAILY_TOKENS",
    "KV_PATH",
    "LOG_FORMAT",
    "TRUST_PROXY",
    "DENO_DEPLOY",
  ],
};

/**
 * Settings that the page shows, none of them secret. If one differs, so may the
 * page. Any page may show the rate limit, by a placeholder.
 */
export function settingsOn(
  path: string,
  { config, traced }: Pick<Site, "config" | "traced">,
): string {
  const names: Setting[] = ["RATE_LIMIT", ...SHOWN[path] ?? []];
  const shown = names.map((name) => config[name] ?? null);
  const leaving = path === PRIVACY ? traced : null;
  return JSON.stringify([...shown, leaving]);
}
