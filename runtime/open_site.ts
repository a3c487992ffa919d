// deno-lint-ignore-file no-console -- a program speaks to its starter there
import type { SigningKeys } from "../lib/base/keys/signing_keys.ts";
import type { Log } from "../lib/base/log/log.ts";
import type { Config } from "../lib/config.ts";
import { BuiltAnswers } from "../lib/server/built_answers.ts";
import { Core } from "../lib/server/core.ts";
import type { Tracing } from "../lib/server/tracing.ts";
import { readBuiltAnswer, readBuiltIndex } from "./built_index.ts";
import { openStoreAndKeys } from "./open_store_and_keys.ts";

interface Options {
  config: Config;
  baseUrl: string;
  log: Log;
  /** True if the code is that of the build. */
  isBundled: boolean;
}

/** State that exists before the site is loaded. */
export interface Opened {
  core: Core;
  /** Null if the build has no answers for this content and these settings. */
  built: BuiltAnswers | null;
  baseUrl: string;
  keys: SigningKeys;
  tracing: Tracing | null;
}

/** Opens the store, and finds the answers of the build. */
export async function openSite(
  { config, baseUrl, log, isBundled }: Options,
): Promise<Opened> {
  const tracing = await tracingOf();
  const effects = { now: Date.now, timeout: AbortSignal.timeout };
  const options = { warn: console.warn, ...effects };
  // A page says whether the site is traced.
  const isBuilt = isBundled && !tracing;
  const [{ store, keys }, index] = await Promise.all([
    openStoreAndKeys(config, options),
    isBuilt ? readBuiltIndex(config, baseUrl) : null,
  ]);
  const built = index && new BuiltAnswers(index, readBuiltAnswer);
  const core = new Core({
    ...effects,
    config,
    store,
    tracing,
    logRequest: log.request,
    reportError: log.error,
  }, built);
  return { core, built, baseUrl, keys, tracing };
}

/** The runtime registers its tracer there. Nothing is loaded without one. */
async function tracingOf(): Promise<Tracing | null> {
  if (!(Symbol.for("opentelemetry.js.api.1") in globalThis)) return null;
  const { startTracing } = await import("../lib/server/tracing.ts");
  return await startTracing(fetch);
}
