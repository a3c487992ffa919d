/** Providers that a setting can choose. Their code stays in `services`. */
export const STATS_PROVIDERS = [
  "umami",
  "plausible",
  "fathom",
  "matomo",
] as const;

export const NPC_MODELS = ["openai"] as const;

export const CODEHOSTS = ["github", "gitlab", "forgejo"] as const;

/** Variables that a code host requires besides CODEHOST_PROVIDER. */
export const CODEHOST_NEEDS: Record<
  CodehostName,
  ("CODEHOST_URL" | "CODEHOST_USER" | "CODEHOST_TOKEN")[]
> = {
  github: ["CODEHOST_USER", "CODEHOST_TOKEN"],
  gitlab: ["CODEHOST_URL", "CODEHOST_USER"],
  forgejo: ["CODEHOST_URL", "CODEHOST_USER"],
};

/** Addresses of code hosts that need no CODEHOST_URL. */
export const CODEHOST_URLS: Partial<Record<string, string>> = {
  github: "https://api.github.com/graphql",
} satisfies Partial<Record<CodehostName, string>>;

export type StatsName = typeof STATS_PROVIDERS[number];
export type CodehostName = typeof CODEHOSTS[number];
