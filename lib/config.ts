import * as z from "zod";
import { isValidHost } from "./base/http/host.ts";
import { wholeNumber } from "./base/http/whole_number.ts";
import { CODEHOST_URLS } from "./providers.ts";
import { readSigningKeys } from "./base/keys/root_key.ts";
import {
  checkCompanions,
  type UpstreamSettings,
  upstreamSettings,
} from "./upstream_settings.ts";

/** A wrong setting. Its message is for the operator, in one or more lines. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/** Every variable that the site reads. Each description states the allowed values. */
const Environment = z.object({
  PORT: wholeNumber(0, 65_535).default(8000)
    .describe("a port from 0 to 65535, where 0 picks a free port"),
  HOST: z.string().regex(/^[\w.:-]+$/).default("0.0.0.0")
    .describe("an IP address or a host name to listen on, such as 127.0.0.1"),
  BASE_URL: z.string().transform((text) => text.replace(/\/$/, ""))
    .refine(isWebOrigin).optional()
    .describe(
      "an http or https origin without a path, such as https://me.example",
    ),
  KV_PATH: z.string().default(".data/kv.sqlite3")
    .describe("a file, :memory:, or the URL of a KV Connect server"),
  SIGNING_KEYS: z.string().transform(readSigningKeys).optional()
    .describe(
      "kid:key pairs joined by commas, each with its own kid from 0 to 15 and a key of at least 32 bytes in base64url",
    ),
  CONTENT_DIR: z.string().default("content")
    .transform((path) => path.replace(/(?<=[^/])\/+$/, ""))
    .describe("the path of the content folder"),
  TRUST_PROXY: wholeNumber(0, 10).default(0)
    .describe(
      "the number of proxies that append to X-Forwarded-For, from 0 to 10",
    ),
  RATE_LIMIT: wholeNumber(0, 1_000_000).default(60)
    .describe("requests per minute from 0 to 1000000, where 0 means no limit"),
  ...upstreamSettings,
  LOG_FORMAT: z.enum(["json", "pretty", "off"]).optional()
    .describe("json, pretty or off"),
  SAMPLE_OK: z.literal("1").optional().describe("1, or no value"),
  DENO_DEPLOY: z.string().optional().describe("set by Deno Deploy"),
  DENO_DEPLOY_APP_SLUG: z.string().optional().describe("set by Deno Deploy"),
  DENO_DEPLOY_ORG_SLUG: z.string().optional().describe("set by Deno Deploy"),
}).superRefine(checkCompanions);

export type Config = z.output<typeof Environment>;

export const VARIABLES = Object.keys(Environment.shape);

/** Reads the environment. An empty variable is absent. Throws a ConfigError. */
export function readConfig(env: Record<string, string>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== ""),
  );
  const result = Environment.safeParse(given);
  if (result.success) return result.data;
  const name = String(result.error.issues[0]?.path[0]);
  const allowed = new Map(Object.entries(Environment.shape)).get(name);
  throw new ConfigError(faultOf(name, given[name], `${allowed?.description}`));
}

function faultOf(name: string, value: string | undefined, allowed: string) {
  if (value === undefined) {
    return `${name} is missing: expected ${allowed}; set this variable, or choose another provider`;
  }
  const found = isSecret(name) ? name : `${name} "${withoutPassword(value)}"`;
  return `${found} is not valid: expected ${allowed}; correct or remove this variable`;
}

/** Public address without a trailing slash: the only source of absolute URLs. */
export function baseUrlOf(config: Config, port: number): string {
  if (config.BASE_URL) return config.BASE_URL;
  const { DENO_DEPLOY_APP_SLUG: app, DENO_DEPLOY_ORG_SLUG: org } = config;
  if (app && org) return `https://${app}.${org}.deno.net`;
  return `http://localhost:${port}`;
}

/** Returns true if a variable must not be printed, even if it is wrong. */
export function isSecret(name: string): boolean {
  return /^(SIGNING_KEYS|NPC_API_KEY|\w*_TOKEN)$/.test(name);
}

/** Settings without secrets. */
export function shownSettings(config: Config): Record<string, unknown> {
  const set = Object.entries(config).filter(([, value]) => isSet(value));
  return Object.fromEntries(
    set.map(([name, value]) => [name, isSecret(name) ? "set" : shown(value)]),
  );
}

function isSet(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isSet);
  return value !== undefined && value !== "";
}

function shown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shown);
  return typeof value === "string" ? withoutPassword(value) : value;
}

function withoutPassword(text: string): string {
  return text.replaceAll(/\/\/[^/?#]*@/g, "//…@");
}

/** Commands in documents and packages contain the address, so it must be safe in a shell. */
function isWebOrigin(text: string): boolean {
  const url = /^https?:/.test(text) ? URL.parse(text) : null;
  return url?.origin === text && isValidHost(url.host);
}

/** Returns true if `KV_PATH` is the URL of a KV Connect server. */
export function isKvServer(path: string): boolean {
  return /^https?:/.test(path);
}

export interface OutsideService {
  asked: "visitors" | "contributions" | "npcs" | "avatars";
  provider: string;
  url: string;
}

/** Services that the site may call. Permissions and the privacy page follow from this list. */
export function outsideServices(config: UpstreamSettings): OutsideService[] {
  const { STATS_PROVIDER, CODEHOST_PROVIDER, NPC_PROVIDER } = config;
  const all: OutsideService[] = [
    { asked: "visitors", provider: STATS_PROVIDER, url: config.STATS_URL },
    ...CODEHOST_PROVIDER.map((provider, index): OutsideService => (
      { asked: "contributions", provider, url: codehostUrl(config, index) }
    )),
    { asked: "npcs", provider: NPC_PROVIDER, url: config.NPC_URL },
    {
      asked: "avatars",
      provider: config.IMAGER_URL ? "imager" : "builtin",
      url: config.IMAGER_URL,
    },
  ];
  return all.filter(({ provider }) => !HERE.includes(provider));
}

const HERE = ["builtin", "git", "off"];

/** Address of the code host at this index of CODEHOST_PROVIDER. */
export function codehostUrl(
  { CODEHOST_PROVIDER: providers, CODEHOST_URL: urls }: UpstreamSettings,
  index: number,
): string {
  return urls[index] || (CODEHOST_URLS[providers[index] ?? ""] ?? "");
}
