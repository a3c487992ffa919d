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

const ADDRESS = "http or https URL without credentials, query and fragment";
const EACH =
  "for each value of CODEHOST_PROVIDER, joined by commas and required by";

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

/** The allowed values, for the operator. */
export const ALLOWED_UPSTREAM = {
  STATS_PROVIDER: `builtin, ${STATS_PROVIDERS.join(", ")} or off`,
  STATS_URL: `the base URL of the STATS_PROVIDER: an ${ADDRESS}`,
  STATS_SITE_ID: "the id of the site at the STATS_PROVIDER, without blanks",
  STATS_TOKEN: "the API token for the STATS_PROVIDER, without blanks",
  CODEHOST_PROVIDER: `off, or one or more of git (once), ${
    CODEHOSTS.join(", ")
  }, joined by commas`,
  CODEHOST_URL: `a base URL ${EACH} ${needing("CODEHOST_URL")}: an ${ADDRESS}`,
  CODEHOST_USER: `a user name ${EACH} ${needing("CODEHOST_USER")}`,
  CODEHOST_TOKEN: `an API token without blanks ${EACH} ${
    needing("CODEHOST_TOKEN")
  }`,
  CODEHOST_REPOS: "paths of git repositories, joined by commas",
  NPC_PROVIDER: `builtin, ${NPC_MODELS.join(", ")} or off`,
  NPC_URL:
    `the base URL of the model API, without /chat/completions: an ${ADDRESS}, such as https://api.openai.com/v1`,
  NPC_MODEL: "the name of a model at NPC_URL, without blanks",
  NPC_API_KEY: "the API key for NPC_URL, without blanks",
  NPC_DAILY_TOKENS:
    "tokens per day from 0 to 999999999 for the model at NPC_URL",
  IMAGER_URL: `the URL of an avatar imaging service: an ${ADDRESS}`,
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

function needing(variable: string): string {
  return CODEHOSTS.filter((host) =>
    CODEHOST_NEEDS[host].some((needed) => needed === variable)
  ).join(", ");
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
