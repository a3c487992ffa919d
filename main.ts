// deno-lint-ignore-file no-console -- a program speaks to its starter there
import software from "./deno.json" with { type: "json" };
import { environment } from "./environment.ts";
import { explain } from "./explain.ts";
import { signingKeys } from "./lib/base/keys/signing_keys.ts";
import { FoyerApp } from "./lib/server/app.ts";
import {
  baseUrlOf,
  type Config,
  ConfigError,
  readConfig,
  shownSettings,
} from "./lib/config.ts";
import { loadWithWarnings } from "./lib/content/load.ts";
import { readFolder } from "./lib/content/read_folder.ts";
import {
  openStore,
  readCommits,
  readRootKeys,
  reopeningStore,
  servedPaths,
  StoreTimeout,
  storeWithTimeout,
} from "./lib/services/mod.ts";
import { Log } from "./lib/base/log/log.ts";
import { listen, type Listener } from "./runtime/listen.ts";
import { makeStoreFile } from "./runtime/store_file.ts";
import { stopOnSignal } from "./runtime/stop_on_signal.ts";
import { survive } from "./runtime/survive.ts";
import { wait } from "./runtime/wait.ts";
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
  const now = Date.now;
  // `setTimeout` loads a module of Node.
  const { timeout } = AbortSignal;
  const log = new Log({
    format: config.LOG_FORMAT,
    now,
    write: writeOut(
      { stdout: Deno.stdout, console },
      config.DENO_DEPLOY !== undefined,
    ),
    soon: (flush) => timeout(100).addEventListener("abort", flush),
  });
  const reportError = log.error;
  // `deno serve` and the dev server listen themselves.
  const listener = import.meta.main
    ? listen({ hostname: config.HOST, port: config.PORT, reportError })
    : undefined;
  const { content, warnings } = await loadWithWarnings(
    config.CONTENT_DIR,
    latestDateOf(now()),
  );
  warn(warnings, console.warn);
  // Only the listener knows the port.
  const { port } = listener ?? { port: config.PORT };
  const baseUrl = baseUrlOf(config, port);
  await refuseSample(config, baseUrl);
  const tracing = await tracingOf();
  const world = { warn: console.warn, now, timeout };
  const source = {
    openKv: Deno.openKv,
    prepareFile: makeStoreFile,
    ...world,
  };
  const reopen = () => openStore(config, source);
  const opened = await reopen();
  const store = storeWithTimeout(
    reopeningStore(opened, { reopen, now }),
    world,
  );
  // A start may take longer than a request.
  const storeTimeout = new StoreTimeout(`KV_PATH "${config.KV_PATH}"`, world);
  const roots = config.SIGNING_KEYS ??
    await readRootKeys(storeTimeout.wrap(opened), now());
  const reload = () => readRootKeys(store, now());
  const keys = config.SIGNING_KEYS
    ? signingKeys(roots)
    : signingKeys(roots, { reload, now });
  const app = new FoyerApp({
    config,
    baseUrl,
    content,
    store,
    keys,
    commits: await readCommits(),
    builtPages: async () => {
      if (IS_EDITED) return null;
      const { readBuiltPages } = await import("./lib/answers/built_pages.ts");
      return await readBuiltPages(content, baseUrl);
    },
    builtTwins: async () => {
      if (IS_EDITED) return null;
      const { readBuiltTwins } = await import("./lib/answers/built_pages.ts");
      return await readBuiltTwins(content, baseUrl);
    },
    assets: await servedPaths(),
    readContentFile: (path) => Deno.readFile(`${config.CONTENT_DIR}/${path}`),
    readClient: (folder) => readFolder(`${ROOT}/${folder}`),
    now,
    timeout,
    fetch: tracing?.fetch ?? fetch,
    tracing,
    logRequest: log.request,
    reportError,
  });
  // A signal without a listener also ends Deno's watcher. An exit would not.
  if (!IS_EDITED) {
    stopOnSignal({
      async stop() {
        await app.stop();
        await (listener?.close() ?? wait(LAST_BYTES));
        await app.settled();
        store.close();
      },
      async report(reason, seconds) {
        log.stopped({ reason, ...app.ends(), seconds });
        // Do not wait for the last lines if nobody reads them.
        await Promise.race([log.flush(), wait(LAST_BYTES)]);
      },
      reportError,
    });
  }
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

/** The runtime registers its tracer there. Nothing is loaded without one. */
async function tracingOf(): Promise<Tracing | null> {
  if (!(Symbol.for("opentelemetry.js.api.1") in globalThis)) return null;
  const { startTracing } = await import("./lib/server/tracing.ts");
  return await startTracing(fetch);
}

/** Milliseconds to write the last bytes at the end. */
const LAST_BYTES = 100;

/** First of all: without a build nothing can be served. */
async function findBuild(): Promise<void> {
  await Deno.stat(BUILD).catch(() => {
    throw new ConfigError("There is no build: run `deno task build` first");
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
