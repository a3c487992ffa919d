/** Providers that a setting can choose. Their code stays in `services`. */
export const STATS_PROVIDERS = [
  "umami",
  "plausible",
  "fathom",
  "matomo",
] as const;

export const NPC_MODELS = ["openai"] as const;

/** Variables that a code host requires besides CODEHOST_PROVIDER. */
export const CODEHOST_NEEDS = {
  github: ["CODEHOST_USER", "CODEHOST_TOKEN"],
  gitlab: ["CODEHOST_URL", "CODEHOST_USER"],
  forgejo: ["CODEHOST_URL", "CODEHOST_USER"],
} satisfies Record<
  string,
  ("CODEHOST_URL" | "CODEHOST_USER" | "CODEHOST_TOKEN")[]
>;

/** Addresses of code hosts that need no CODEHOST_URL. */
export const CODEHOST_URLS: Partial<Record<string, string>> = {
  github: "https://api.github.com/graphql",
} satisfies Partial<Record<CodehostName, string>>;

export type StatsName = typeof STATS_PROVIDERS[number];
export type CodehostName = keyof typeof CODEHOST_NEEDS;

export const CODEHOSTS = [
  "github",
  "gitlab",
  "forgejo",
] as const satisfies readonly CodehostName[];
