// deno-lint-ignore-file no-console -- a program speaks to its starter there
import type { SigningKeys } from "../lib/base/keys/signing_keys.ts";
import type { Log } from "../lib/base/log/log.ts";
import type { Config } from "../lib/config.ts";
import {
  BuiltAnswers,
  type BuiltIndex,
} from "../lib/server/build/built_answers.ts";
import { codeKey, keysOf } from "../lib/server/build/keys.ts";
import {
  answersAt,
  readAnswer,
  readManifest,
} from "../lib/server/build/manifest.ts";
import { BuildStore } from "../lib/server/build/store.ts";
import { Core } from "../lib/server/core.ts";
import type { Tracing } from "../lib/server/tracing.ts";
import type { StoredCount } from "@foyer/services";
import { openStoreAndKeys } from "./open_store_and_keys.ts";

interface Options {
  config: Config;
  baseUrl: string;
  log: Log;
  /** Hash of the code of the bundle; absent if the site runs from its sources. */
  code?: string;
  /** True for the dev server, which ignores the build. */
  isEdited: boolean;
}

/** What a build left for the site. */
interface Build {
  /** Null if no build has ended, and for the dev server. */
  store: BuildStore | null;
  commits: StoredCount | null;
}

/** State that exists before the site is loaded. */
export interface Opened {
  core: Core;
  /** Null if the build has no answers for this content and these settings. */
  built: BuiltAnswers | null;
  build: Build;
  baseUrl: string;
  keys: SigningKeys;
  tracing: Tracing | null;
}

/** Opens the store, and finds the answers of the build. */
export async function openSite(
  { config, baseUrl, log, code, isEdited }: Options,
): Promise<Opened> {
  const tracing = await tracingOf();
  const effects = { now: Date.now, timeout: AbortSignal.timeout };
  const options = { warn: console.warn, ...effects };
  const [{ store, keys }, { index, ...build }] = await Promise.all([
    openStoreAndKeys(config, options),
    findBuild({ config, baseUrl, code, isEdited }),
  ]);
  // A page says whether the site is traced.
  const built = index && !tracing ? new BuiltAnswers(index, readAnswer) : null;
  const core = new Core({
    ...effects,
    config,
    store,
    tracing,
    logRequest: log.request,
    reportError: log.error,
  }, built);
  return { core, built, build, baseUrl, keys, tracing };
}

async function findBuild(
  { config, baseUrl, code, isEdited }: Omit<Options, "log">,
): Promise<Build & { index: BuiltIndex | null }> {
  const manifest = await readManifest();
  const { keys: made, commits = null } = manifest;
  if (isEdited || !made) return { store: null, commits, index: null };
  const keys = await keysOf(config, code ?? await codeKey());
  const store = await BuildStore.of(keys);
  const index = code ? answersAt(manifest, keys, baseUrl) : null;
  return { store, commits, index };
}

/** The runtime registers its tracer there. Nothing is loaded without one. */
async function tracingOf(): Promise<Tracing | null> {
  if (!(Symbol.for("opentelemetry.js.api.1") in globalThis)) return null;
  const { startTracing } = await import("../lib/server/tracing.ts");
  return await startTracing(fetch);
}
