// deno-lint-ignore-file no-console -- a program speaks to its starter there
import { environment } from "./environment.ts";
import { makeFolder } from "./make_folder.ts";
import { explain } from "./explain.ts";
import { signingKeys } from "./lib/tokens/signing_keys.ts";
import { FoyerApp } from "./lib/app.ts";
import {
  baseUrlOf,
  type Config,
  ConfigError,
  readConfig,
} from "./lib/config.ts";
import { loadContent } from "./lib/content/load.ts";
import { readCommits } from "./lib/upstreams/git_commits.ts";
import { openStore } from "./lib/kv/open_store.ts";
import { readRootKeys } from "./lib/kv/root_keys.ts";
import { assetPaths } from "./lib/upstreams/asset_paths.ts";
import { Log } from "./lib/log/log.ts";
import { refuseSample } from "./lib/sample.ts";
import type { Tracing } from "./lib/tracing.ts";

// The only place where effects are made: all below gets them as values.
export const app = await explain(() => start(readConfig(environment())));

async function start(config: Config): Promise<FoyerApp> {
  // `deno serve` and the dev server listen themselves.
  const listener = import.meta.main ? listen(config) : undefined;
  const now = Date.now;
  const content = await loadContent(config.CONTENT_DIR);
  refuseSample(config, content);
  const log = new Log({
    format: config.LOG_FORMAT,
    now,
    write: writeOut,
    soon: (flush) => Deno.unrefTimer(setTimeout(flush, 100)),
  });
  const tracing = await tracingOf();
  const store = await openStore(config, {
    openKv: Deno.openKv,
    makeFolder,
    warn: console.warn,
    now,
  });
  const reload = () => readRootKeys(store, now());
  const roots = config.SIGNING_KEYS ?? await reload();
  const keys = config.SIGNING_KEYS
    ? signingKeys(roots)
    : signingKeys(roots, { reload, now });
  // Addresses need the port, and only the listener knows which one it got.
  const { port } = listener ?? { port: config.PORT };
  const baseUrl = baseUrlOf(config, port);
  const app = new FoyerApp({
    config,
    baseUrl,
    content,
    store,
    keys,
    commits: await readCommits(),
    assets: [
      ...await assetPaths("static"),
      ...await assetPaths("_fresh/js", "/_fresh/js"),
    ],
    now,
    timeout: AbortSignal.timeout,
    fetch: tracing?.fetch ?? fetch,
    tracing,
    logRequest: log.request,
    reportError: log.error,
  });
  stopOnSignal(async () => {
    app.stop();
    await listener?.server.shutdown();
    await app.settled();
    store.close();
    // Where nobody reads them, the last lines are not waited for.
    await Promise.race([log.flush(), wait(LAST_LINES)]);
  });
  // Not awaited, because the build imports `app` from here.
  if (listener) {
    explain(() => serveBuild(listener, content.profile.name, baseUrl));
  }
  return app;
}

/** The runtime puts its tracer there where it traces; nothing is loaded where it does not. */
async function tracingOf(): Promise<Tracing | null> {
  if (!(Symbol.for("opentelemetry.js.api.1") in globalThis)) return null;
  const { startTracing } = await import("./lib/tracing.ts");
  return await startTracing(fetch);
}

async function serveBuild(
  { port, mount }: Listener,
  name: string,
  baseUrl: string,
): Promise<void> {
  const file = new URL("_fresh/server.js", import.meta.url);
  await Deno.stat(file).catch(() => {
    throw new ConfigError("There is no build: run `deno task build` first");
  });
  const { default: server } = await import(file.href);
  mount(server.fetch);
  const address = `http://localhost:${port}`;
  const elsewhere = baseUrl === address ? "" : `, as ${baseUrl}`;
  console.log(`${name} is at ${address}${elsewhere}`);
}

async function writeOut(bytes: Uint8Array): Promise<void> {
  for (let from = 0; from < bytes.length;) {
    from += await Deno.stdout.write(bytes.subarray(from));
  }
}

interface Listener {
  server: Deno.HttpServer<Deno.NetAddr>;
  port: number;
  mount(handler: Deno.ServeHandler): void;
}

/** Requests that come before there is a handler wait for it. */
function listen({ HOST: hostname, PORT }: Config): Listener {
  const { promise, resolve } = Promise.withResolvers<Deno.ServeHandler>();
  let handler: Deno.ServeHandler = async (request, info) =>
    (await promise)(request, info);
  promise.then((mounted) => handler = mounted);
  try {
    const server = Deno.serve(
      { hostname, port: PORT, onListen() {} },
      (request, info) => handler(request, info),
    );
    // A platform may hand us a socket that has no port.
    const { port = PORT } = server.addr;
    return { server, port, mount: resolve };
  } catch (error) {
    if (error instanceof Deno.errors.AddrInUse) {
      throw new ConfigError(
        `PORT ${PORT} is in use: stop the other program or choose another port`,
      );
    }
    const [reason = ""] = String(error).split("\n", 1);
    throw new ConfigError(
      `HOST "${hostname}" cannot be listened on: ${reason}`,
    );
  }
}

/** How long the last lines may take to leave, in milliseconds. */
const LAST_LINES = 100;

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Requests under way get 5 s to end. A second signal changes nothing. */
function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const onSignal = async () => {
    if (isStopping) return;
    isStopping = true;
    Deno.unrefTimer(setTimeout(() => Deno.exit(0), 5_000));
    await stop();
    Deno.exit(0);
  };
  Deno.addSignalListener("SIGINT", onSignal);
  Deno.addSignalListener("SIGTERM", onSignal);
}
