// deno-lint-ignore-file no-console -- a program speaks to its starter there
import software from "./deno.json" with { type: "json" };
import { environment } from "./environment.ts";
import { explain } from "./explain.ts";
import { FoyerApp } from "./lib/server/app.ts";
import {
  baseUrlOf,
  type Config,
  ConfigError,
  readConfig,
  shownSettings,
} from "./lib/config.ts";
import { loadWithWarnings, readFolder } from "./lib/content/mod.ts";
import { readCommits, servedPaths } from "@foyer/services";
import { Log } from "./lib/base/log/log.ts";
import { listen, type Listener } from "./runtime/listen.ts";
import { openStoreAndKeys } from "./runtime/open_store_and_keys.ts";
import { stopOnSignal } from "./runtime/stop_on_signal.ts";
import { stopping } from "./runtime/stopping.ts";
import { survive } from "./runtime/survive.ts";
import { warn } from "./runtime/warn.ts";
import { writeOut } from "./runtime/write_out.ts";
import { latestDateOf } from "./lib/base/time/days.ts";
import { refuseSample } from "./lib/server/sample.ts";
import type { Tracing } from "./lib/server/tracing.ts";

// Above `app`, which runs before the lines below it.
const BUILD = new URL("_fresh/server.js", import.meta.url);
const ROOT = import.meta.dirname ?? ".";

/** The dev server ignores the pages of an earlier build. */
const IS_EDITED = Deno.mainModule.endsWith("/dev.ts");

// The only place with effects. All other code receives them as values.
export const app = await explain(() => start(readConfig(environment())));

async function start(config: Config): Promise<FoyerApp> {
  if (import.meta.main) await findBuild();
  const log = logOf(config);
  const reportError = log.error;
  // `deno serve` and the dev server listen themselves.
  const listener = import.meta.main
    ? listen({ hostname: config.HOST, port: config.PORT, reportError })
    : undefined;
  const { content, warnings } = await loadWithWarnings(
    config.CONTENT_DIR,
    latestDateOf(Date.now()),
  );
  warn(warnings, console.warn);
  // Only the listener knows the port.
  const { port } = listener ?? { port: config.PORT };
  const baseUrl = baseUrlOf(config, port);
  await refuseSample(config, baseUrl);
  const tracing = await tracingOf();
  const effects = { now: Date.now, timeout: AbortSignal.timeout };
  const { store, keys } = await openStoreAndKeys(config, {
    warn: console.warn,
    ...effects,
  });
  const builtFiles = () => import("@foyer/answers");
  const app = new FoyerApp({
    config,
    baseUrl,
    content,
    store,
    keys,
    commits: await readCommits(),
    builtPages: async () =>
      IS_EDITED ? null : (await builtFiles()).readBuiltPages(content, baseUrl),
    builtTwins: async () =>
      IS_EDITED ? null : (await builtFiles()).readBuiltTwins(content, baseUrl),
    assets: await servedPaths(),
    readContentFile: (path) => Deno.readFile(`${config.CONTENT_DIR}/${path}`),
    readClient: (folder) => readFolder(`${ROOT}/${folder}`),
    ...effects,
    fetch: tracing?.fetch ?? fetch,
    tracing,
    logRequest: log.request,
    reportError,
  });
  // A signal without a listener also ends Deno's watcher. An exit would not.
  if (!IS_EDITED) stopOnSignal(stopping(app, listener, store, log));
  // Not awaited, because the build imports `app` from here.
  if (listener) {
    survive(reportError);
    const tell = () =>
      log.started({
        name: content.profile.name,
        version: software.version,
        address: `http://localhost:${port}`,
        listening: { host: config.HOST, port },
        baseUrl,
        settings: shownSettings(config),
      });
    explain(() => serveBuild(listener, tell));
  }
  return app;
}

function logOf({ LOG_FORMAT, DENO_DEPLOY }: Config): Log {
  const isCollected = DENO_DEPLOY !== undefined;
  return new Log({
    format: LOG_FORMAT ?? (Deno.stdout.isTerminal() ? "pretty" : "json"),
    now: Date.now,
    write: writeOut({ stdout: Deno.stdout, console }, isCollected),
    // `setTimeout` loads a module of Node.
    soon: (flush) => AbortSignal.timeout(100).addEventListener("abort", flush),
  });
}

/** The runtime registers its tracer there. Nothing is loaded without one. */
async function tracingOf(): Promise<Tracing | null> {
  if (!(Symbol.for("opentelemetry.js.api.1") in globalThis)) return null;
  const { startTracing } = await import("./lib/server/tracing.ts");
  return await startTracing(fetch);
}

/** First of all: without a build nothing can be served. */
async function findBuild(): Promise<void> {
  await Deno.stat(BUILD).catch(() => {
    throw new ConfigError("No build was found: run `deno task build` first");
  });
}

async function serveBuild(
  { mount }: Listener,
  tell: () => void,
): Promise<void> {
  const { default: server } = await import(BUILD.href);
  tell();
  mount(server.fetch);
}
