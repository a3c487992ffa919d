import { SITE_ROOT } from "../lib/base/site_root.ts";
import { type Config, isSecret } from "../lib/config.ts";
import { fingerprintOf } from "../lib/content/fingerprint.ts";
import { readFolder } from "../lib/content/read_folder.ts";
import type { BuiltIndex } from "../lib/server/built_answers.ts";

export const ANSWERS = `${SITE_ROOT}/_fresh/answers`;

/** Settings that no page shows. Secrets are written nowhere. */
const NOT_SHOWN = [
  "PORT",
  "HOST",
  "BASE_URL",
  "SAMPLE_OK",
  "KV_PATH",
  "LOG_FORMAT",
  "TRUST_PROXY",
  "DENO_DEPLOY",
  "DENO_DEPLOY_APP_SLUG",
  "DENO_DEPLOY_ORG_SLUG",
];

/** The settings that pages may show, by name. */
export function builtInSettings(config: Config): [string, unknown][] {
  return Object.entries(config)
    .filter(([name]) => !NOT_SHOWN.includes(name) && !isSecret(name));
}

/** A hash of all that answers of the build follow from, besides the code beside them. */
export async function builtKeyOf(
  config: Config,
  baseUrl: string,
): Promise<string> {
  const folders = [config.CONTENT_DIR, `${SITE_ROOT}/docs`].map(readFolder);
  const files = await fingerprintOf(folders);
  const all = [files, baseUrl, builtInSettings(config), Deno.version.deno];
  const bytes = new TextEncoder().encode(JSON.stringify(all));
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return new Uint8Array(digest).toHex();
}

/** Null where the build made no answers for this content, address and settings. */
export async function readBuiltIndex(
  config: Config,
  baseUrl: string,
): Promise<BuiltIndex | null> {
  const text = await Deno.readTextFile(`${ANSWERS}/index.json`)
    .catch(() => "null");
  const index: BuiltIndex | null = JSON.parse(text);
  return index?.key === await builtKeyOf(config, baseUrl) ? index : null;
}

export function readBuiltAnswer(file: number): Uint8Array<ArrayBuffer> {
  return Deno.readFileSync(`${ANSWERS}/${file}`);
}
