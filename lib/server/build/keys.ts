import { hashOf } from "../../base/http/sha256.ts";
import { SITE_ROOT } from "../../base/site_root.ts";
import { type Config, isSecret } from "../../config.ts";
import { fingerprintOf } from "../../content/fingerprint.ts";
import { readFolder } from "../../content/read_folder.ts";

/** Hashes of what a build follows from. */
export interface BuildKeys {
  code: string;
  /** Content and manual. */
  files: string;
  /** Settings that pages show, and the runtime. */
  settings: string;
  /** Settings of the machine. */
  place: string;
}

/** Settings that no page shows but by the address of the site. */
const OF_A_START = [
  "PORT",
  "HOST",
  "BASE_URL",
  "SAMPLE_OK",
  "DENO_DEPLOY_APP_SLUG",
  "DENO_DEPLOY_ORG_SLUG",
];

/** Settings that often differ between a build and a start. Few pages show them. */
export const OF_A_PLACE = [
  "DENO_DEPLOY",
  "KV_PATH",
  "LOG_FORMAT",
  "TRUST_PROXY",
] as const satisfies (keyof Config)[];

/** The settings that pages may show, by name. Secrets are written nowhere. */
export function shownInPages(config: Config): [string, unknown][] {
  return Object.entries(config)
    .filter(([name]) => !OF_A_START.includes(name) && !isSecret(name));
}

/** `root`: folder of the code and the manual. */
export async function keysOf(
  config: Config,
  code: string,
  root = SITE_ROOT,
): Promise<BuildKeys> {
  const ofAPlace = new Set<string>(OF_A_PLACE);
  const { true: place = [], false: settings = [] } = Object.groupBy(
    shownInPages(config),
    ([name]) => `${ofAPlace.has(name)}`,
  );
  return {
    code,
    files: await filesKey(config.CONTENT_DIR, `${root}/docs`),
    settings: await hashOf([Deno.version.deno, settings]),
    place: await hashOf(place),
  };
}

/** Hash of the bytes of content and manual. */
export async function filesKey(
  content: string,
  manual: string,
): Promise<string> {
  return await fingerprintOf([content, manual].map(readFolder));
}

/** Hash of the code and the runtime, by the files that lie there. */
export async function codeKey(root = SITE_ROOT): Promise<string> {
  const folders = CODE.map((path) => readFolder(`${root}/${path}`));
  return await hashOf([await fingerprintOf(folders), Deno.version.deno]);
}

const CODE = [
  "clients/typescript",
  "islands",
  "lib",
  "routes",
  "static",
  "tools/build",
  "deno.json",
  "deno.lock",
  "dev.ts",
  "environment.ts",
  "fresh.config.ts",
  "explain.ts",
  "main.ts",
  "runtime",
  "tools/site_in_memory.ts",
];
