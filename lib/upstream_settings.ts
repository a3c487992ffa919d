import {
  integer,
  listOf,
  matching,
  oneOf,
  setting,
  type Values,
} from "./base/settings.ts";
import {
  CODEHOST_NEEDS,
  CODEHOSTS,
  NPC_MODELS,
  STATS_PROVIDERS,
} from "./providers.ts";

const secret = matching(/^[!-~]{1,4096}$/);

/** Variables that choose providers. */
export const upstreamSettings = {
  STATS_PROVIDER: setting(
    oneOf("builtin", ...STATS_PROVIDERS, "off"),
    "builtin",
  ),
  STATS_URL: setting(baseAddress, ""),
  STATS_SITE_ID: setting(matching(/^[A-Za-z0-9][\w.:/-]{0,199}$/), ""),
  STATS_TOKEN: setting(secret, ""),
  CODEHOST_PROVIDER: setting(codehosts, ["git"]),
  CODEHOST_URL: setting(listOf(orEmpty(baseAddress)), []),
  CODEHOST_USER: setting(listOf(matching(/^(?:\w[\w.-]{0,254})?$/)), []),
  CODEHOST_TOKEN: setting(listOf(orEmpty(secret)), []),
  CODEHOST_REPOS: setting(listOf((path) => path || undefined), ["."]),
  NPC_PROVIDER: setting(oneOf("builtin", ...NPC_MODELS, "off"), "builtin"),
  NPC_URL: setting(baseAddress, ""),
  NPC_MODEL: setting(matching(/^[!-~]{1,200}$/), ""),
  NPC_API_KEY: setting(secret, ""),
  NPC_DAILY_TOKENS: setting(integer(0, 999_999_999), 200_000),
  IMAGER_URL: setting((text) => isAddress(text) ? text : undefined, ""),
};

export type UpstreamSettings = Values<typeof upstreamSettings>;
type Name = keyof UpstreamSettings;

/** Variables that a provider requires, and lists that are longer than that of providers. */
export function wrongCompanions(settings: UpstreamSettings): Name[] {
  return [
    ...missingFor("STATS_PROVIDER", settings),
    ...wrongForCodehosts(settings),
    ...missingFor("NPC_PROVIDER", settings),
  ];
}

const COMPANIONS: Record<"STATS_PROVIDER" | "NPC_PROVIDER", Name[]> = {
  STATS_PROVIDER: ["STATS_URL", "STATS_SITE_ID", "STATS_TOKEN"],
  NPC_PROVIDER: ["NPC_URL", "NPC_MODEL"],
};

function missingFor(
  variable: keyof typeof COMPANIONS,
  settings: UpstreamSettings,
): Name[] {
  const provider = settings[variable];
  if (provider === "builtin" || provider === "off") return [];
  return COMPANIONS[variable].filter((name) => settings[name] === "");
}

function wrongForCodehosts(settings: UpstreamSettings): Name[] {
  const { CODEHOST_PROVIDER: providers } = settings;
  const lists = ["CODEHOST_URL", "CODEHOST_USER", "CODEHOST_TOKEN"] as const;
  const tooLong = lists.filter((name) =>
    settings[name].length > providers.length
  );
  const missing = providers.flatMap((provider, index) =>
    provider === "git" || provider === "off"
      ? []
      : CODEHOST_NEEDS[provider].filter((name) => !settings[name][index])
  );
  return [...missing, ...tooLong];
}

/** `off` excludes others. `git` counts all repositories at once. */
function codehosts(text: string) {
  const providers = listOf(oneOf("git", ...CODEHOSTS, "off"))(text) ?? [];
  const count = (name: string) =>
    providers.filter((provider) => provider === name).length;
  const isOneChoice = count("git") <= 1 &&
    (count("off") === 0 || providers.length === 1);
  return isOneChoice && providers.length > 0 ? providers : undefined;
}

/** An item of a list may be empty: not every code host has the variable. */
function orEmpty(read: (text: string) => string | undefined) {
  return (text: string) => text === "" ? "" : read(text);
}

function baseAddress(text: string): string | undefined {
  return isAddress(text) ? text.replace(/(?<!\/)\/+$/, "") : undefined;
}

function isAddress(text: string): boolean {
  return /^https?:\/\/[^\s?#@\\]+$/i.test(text) && URL.canParse(text);
}
