import * as z from "zod";
import { wholeNumber } from "./base/http/whole_number.ts";
import {
  CODEHOST_NEEDS,
  CODEHOSTS,
  NPC_MODELS,
  STATS_PROVIDERS,
} from "./providers.ts";

const ADDRESS = "http or https URL without credentials, query and fragment";
const EACH =
  "for each value of CODEHOST_PROVIDER, joined by commas and required by";

/** Variables that choose providers. Each description states the allowed values. */
export const upstreamSettings = {
  STATS_PROVIDER: z.enum(["builtin", ...STATS_PROVIDERS, "off"])
    .default("builtin")
    .describe(`builtin, ${STATS_PROVIDERS.join(", ")} or off`),
  STATS_URL: baseAddress().default("")
    .describe(`the base URL of the STATS_PROVIDER: an ${ADDRESS}`),
  STATS_SITE_ID: z.string().regex(/^[A-Za-z0-9][\w.:/-]{0,199}$/).default("")
    .describe("the id of the site at the STATS_PROVIDER, without blanks"),
  STATS_TOKEN: secret().default("")
    .describe("the API token for the STATS_PROVIDER, without blanks"),
  CODEHOST_PROVIDER: list().pipe(
    z.array(z.enum(["git", ...CODEHOSTS, "off"])).refine(isOneChoice),
  ).default(["git"])
    .describe(
      `off, or one or more of git (once), ${
        CODEHOSTS.join(", ")
      }, joined by commas`,
    ),
  CODEHOST_URL: list().pipe(z.array(z.literal("").or(baseAddress())))
    .default([])
    .describe(
      `a base URL ${EACH} ${needing("CODEHOST_URL")}: an ${ADDRESS}`,
    ),
  CODEHOST_USER: list().pipe(
    z.array(z.string().regex(/^(?:\w[\w.-]{0,254})?$/)),
  )
    .default([])
    .describe(`a user name ${EACH} ${needing("CODEHOST_USER")}`),
  CODEHOST_TOKEN: list().pipe(z.array(z.literal("").or(secret())))
    .default([])
    .describe(
      `an API token without blanks ${EACH} ${needing("CODEHOST_TOKEN")}`,
    ),
  CODEHOST_REPOS: list().pipe(z.array(z.string().min(1))).default(["."])
    .describe("paths of git repositories, joined by commas"),
  NPC_PROVIDER: z.enum(["builtin", ...NPC_MODELS, "off"]).default("builtin")
    .describe(`builtin, ${NPC_MODELS.join(", ")} or off`),
  NPC_URL: baseAddress().default("")
    .describe(
      `the base URL of the model API, without /chat/completions: an ${ADDRESS}, such as https://api.openai.com/v1`,
    ),
  NPC_MODEL: z.string().regex(/^[!-~]{1,200}$/).default("")
    .describe("the name of a model at NPC_URL, without blanks"),
  NPC_API_KEY: secret().default("").describe(
    "the API key for NPC_URL, without blanks",
  ),
  NPC_DAILY_TOKENS: wholeNumber(0, 999_999_999).default(200_000)
    .describe("tokens per day from 0 to 999999999 for the model at NPC_URL"),
  IMAGER_URL: z.string().refine(isAddress).default("")
    .describe(`the URL of an avatar imaging service: an ${ADDRESS}`),
};

const UpstreamSettings = z.object(upstreamSettings);
export type UpstreamSettings = z.output<typeof UpstreamSettings>;
type Name = keyof UpstreamSettings;

/** Refuses a provider without its required variables. */
export function checkCompanions(
  settings: UpstreamSettings,
  context: z.RefinementCtx,
): void {
  const wrong = [
    ...missingFor("STATS_PROVIDER", settings),
    ...wrongForCodehosts(settings),
    ...missingFor("NPC_PROVIDER", settings),
  ];
  for (const name of wrong) {
    context.addIssue({ code: "custom", path: [name], message: "Missing" });
  }
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
function isOneChoice(providers: string[]): boolean {
  const count = (name: string) =>
    providers.filter((provider) => provider === name).length;
  return count("git") <= 1 && (count("off") === 0 || providers.length === 1);
}

function list() {
  return z.string().transform((text) =>
    text.split(",").map((item) => item.trim())
  );
}

function secret() {
  return z.string().regex(/^[!-~]{1,4096}$/);
}

function baseAddress() {
  return z.string().refine(isAddress)
    .transform((text) => text.replace(/(?<!\/)\/+$/, ""));
}

function isAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s?#@\\]+$/i.test(text)) return false;
  return URL.canParse(text);
}
