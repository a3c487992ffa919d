import software from "../deno.json" with { type: "json" };
import { environment } from "../environment.ts";
import { explain } from "../explain.ts";
import { SITE_ROOT } from "../lib/base/site_root.ts";
import { Log } from "../lib/base/log/log.ts";
import { aborted } from "../lib/base/time/aborted.ts";
import { once } from "../lib/base/time/once.ts";
import {
  baseUrlOf,
  type Config,
  ConfigError,
  readConfig,
  shownSettings,
} from "../lib/config.ts";
import type { FoyerApp } from "../lib/server/app.ts";
import { firstAnswers } from "../lib/server/front.ts";
import { refuseSample } from "../lib/server/sample.ts";
import { listen, type Listener } from "./listen.ts";
import type { Bundle, LoadedSite } from "./load_site.ts";
import { type Opened, openSite } from "./open_site.ts";
import { stopOnSignal } from "./stop_on_signal.ts";
import { stopping } from "./stopping.ts";
import { survive } from "./survive.ts";
import { writeOut } from "./write_out.ts";

interface Options {
  /** False for `deno serve` and the dev server, which listen themselves. */
  listens: boolean;
  /** Absent if the site runs from its sources. */
  bundle?: Bundle;
}

/** Milliseconds for the first request, before the site is loaded. */
const FIRST = 50;

/** Milliseconds for the requests that waited for the site. */
const WAITING = 200;

/** The dev server ignores the pages of an earlier build. */
const IS_EDITED = Deno.mainModule.endsWith("/dev.ts");

/** The only place with effects. All other code receives them as values. */
export function startSite(options: Options): Promise<FoyerApp> {
  return explain(() => start(readConfig(environment()), options));
}

async function start(
  config: Config,
  { listens, bundle }: Options,
): Promise<FoyerApp> {
  if (listens) {
    await findBuild(["server.js", ...bundle ? ["snapshot.json"] : []]);
  }
  const log = logOf(config);
  const { HOST: hostname, PORT } = config;
  const listener = listens
    ? listen({ hostname, port: PORT, reportError: log.error })
    : undefined;
  // Only the listener knows the port.
  const { port } = listener ?? { port: PORT };
  const baseUrl = baseUrlOf(config, port);
  await refuseSample(config, baseUrl);
  const opened = await openSite({
    config,
    baseUrl,
    log,
    code: bundle?.code,
    isEdited: IS_EDITED,
  });
  // A signal without a listener also ends Deno's watcher. An exit would not.
  if (!IS_EDITED) stopOnSignal(stopping(opened.core, listener, log));
  const load = once(async () => {
    const { loadSite } = await import("./load_site.ts");
    return await loadSite(opened, bundle);
  });
  if (!listener) return (await load()).app;
  const tell = (name: string) =>
    log.started({
      name,
      version: software.version,
      address: `http://localhost:${port}`,
      listening: { host: hostname, port },
      baseUrl,
      settings: shownSettings(config),
    });
  return await serve({ listener, opened, load, tell, reportError: log.error });
}

interface Serving {
  listener: Listener;
  opened: Opened;
  load(): Promise<LoadedSite>;
  /** Logs the start. `name`: of the owner. */
  tell(name: string): void;
  reportError(error: unknown): void;
}

async function serve(
  { listener, opened: { core, built }, load, tell, reportError }: Serving,
): Promise<FoyerApp> {
  const site = once(async () => (await (await load()).server()).fetch);
  if (built) {
    tell(built.index.name);
    listener.mount(firstAnswers(core, built, site));
    await aborted(core.world.timeout(FIRST));
  }
  const { app, name } = await load();
  // Not awaited, because a build of the sources imports `app` of main.ts.
  explain(async () => {
    const serve = await site();
    // Not before: a site that cannot be loaded must end.
    survive(reportError);
    if (!built) tell(name);
    listener.mount(serve);
    await aborted(core.world.timeout(WAITING));
    await app.warm().catch(reportError);
  });
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

/** First of all: without a build nothing can be served. */
async function findBuild(files: string[]): Promise<void> {
  const found = files.map((file) => Deno.stat(`${SITE_ROOT}/_fresh/${file}`));
  await Promise.all(found).catch(() => {
    throw new ConfigError("No build was found: run `deno task build` first");
  });
}
