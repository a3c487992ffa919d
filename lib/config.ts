import { isValidHost } from "./base/http/host.ts";
import { readSigningKeys } from "./base/keys/signing_keys.ts";
import {
  anyText,
  integer,
  matching,
  oneOf,
  optional,
  readSettings,
  setting,
  type Values,
} from "./base/settings.ts";
import { CODEHOST_URLS } from "./providers.ts";
import {
  type UpstreamSettings,
  upstreamSettings,
  wrongCompanions,
} from "./upstream_settings.ts";
import allowed from "./settings.json" with { type: "json" };

/** A wrong setting. Its message is for the operator, in one or more lines. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/** Every variable that the site reads. */
const SETTINGS = {
  PORT: setting(integer(0, 65_535), 8000),
  HOST: setting(matching(/^[\w.:-]+$/), "0.0.0.0"),
  BASE_URL: optional(webOrigin),
  KV_PATH: setting(anyText, ".data/kv.sqlite3"),
  SIGNING_KEYS: optional(readSigningKeys),
  CONTENT_DIR: setting(
    (path) => path.replace(/(?<=[^/])\/+$/, ""),
    "content",
  ),
  TRUST_PROXY: setting(integer(0, 10), 0),
  RATE_LIMIT: setting(integer(0, 1_000_000), 60),
  ...upstreamSettings,
  LOG_FORMAT: optional(oneOf("json", "pretty", "off")),
  SAMPLE_OK: optional(oneOf("1")),
  DENO_DEPLOY: optional(anyText),
  DENO_DEPLOY_APP_SLUG: optional(anyText),
  DENO_DEPLOY_ORG_SLUG: optional(anyText),
};

export type Config = Values<typeof SETTINGS>;

/** The allowed values, for the operator. */
const ALLOWED: Record<string, string> = allowed satisfies Record<
  keyof Config,
  string
>;

export const VARIABLES = Object.keys(SETTINGS);

/** Reads the environment. An empty variable is absent. Throws a ConfigError. */
export function readConfig(env: Record<string, string>): Config {
  const fault = (name: string) => new ConfigError(faultOf(name, env[name]));
  const config = readSettings(SETTINGS, env, fault);
  const [wrong] = wrongCompanions(config);
  if (wrong) throw fault(wrong);
  return config;
}

function faultOf(name: string, value?: string): string {
  const allowed = ALLOWED[name];
  if (!value) {
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
function webOrigin(text: string): string | undefined {
  const origin = text.replace(/\/$/, "");
  const url = /^https?:/.test(origin) ? URL.parse(origin) : null;
  return url?.origin === origin && isValidHost(url.host) ? origin : undefined;
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
