import { hashOf } from "../lib/base/http/sha256.ts";
import { SITE_ROOT } from "../lib/base/site_root.ts";
import { type Config, isSecret } from "../lib/config.ts";
import { fingerprintOf } from "../lib/content/fingerprint.ts";
import { readFolder } from "../lib/content/read_folder.ts";
import type { Bound } from "../lib/endpoint.ts";
import type { BuiltIndex } from "../lib/server/built_answers.ts";

export const ANSWERS = `${SITE_ROOT}/_fresh/answers`;

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

/** Hashes of all that answers follow from, but the address: without and with the settings of a place. */
interface BuiltKeys {
  most: string;
  all: string;
}

/** The index as it is stored. */
export interface StoredIndex {
  keys: BuiltKeys;
  baseUrl: string;
  name: string;
  recorded: BuiltIndex["recorded"];
  /** Keys of what the answers are made of, by path with the prefix of the language, for the build after. */
  made: Record<string, string>;
  /** Answers by what they are bound to; "" for those that hold everywhere. */
  files: Record<Bound | "", BuiltIndex["files"]>;
}

export async function builtKeysOf(config: Config): Promise<BuiltKeys> {
  const folders = [config.CONTENT_DIR, `${SITE_ROOT}/docs`].map(readFolder);
  const files = await fingerprintOf(folders);
  const settings = shownInPages(config);
  const ofAPlace = new Set<string>(OF_A_PLACE);
  const most = settings.filter(([name]) => !ofAPlace.has(name));
  const given = [files, Deno.version.deno];
  return {
    most: await hashOf([...given, most]),
    all: await hashOf([...given, settings]),
  };
}

/** Null where the build made no answers for this content, address and settings. */
export async function readBuiltIndex(
  config: Config,
  baseUrl: string,
): Promise<BuiltIndex | null> {
  try {
    const stored = JSON.parse(await Deno.readTextFile(`${ANSWERS}/index.json`));
    return indexOf(stored, await builtKeysOf(config), baseUrl);
  } catch {
    return null; // Loading the site explains content that cannot be read.
  }
}

/** The answers that hold with these keys, at this address. */
export function indexOf(
  { keys, name, recorded, files, baseUrl: home }: StoredIndex,
  given: BuiltKeys,
  baseUrl: string,
): BuiltIndex | null {
  if (given.most !== keys.most) return null;
  const isHome = baseUrl === home;
  const isSamePlace = given.all === keys.all;
  return {
    name,
    recorded,
    baseUrl,
    isHome,
    files: {
      ...files[""],
      ...isHome && files.address,
      ...isSamePlace && files.place,
      ...isHome && isSamePlace && files["address and place"],
    },
  };
}

export function readBuiltAnswer(file: string): Uint8Array<ArrayBuffer> {
  return Deno.readFileSync(`${ANSWERS}/${file}`);
}
