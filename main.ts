// deno-lint-ignore-file no-console -- a program speaks to its starter there
import { explain } from "./explain.ts";
import { secretOf, signingKeys } from "./lib/tokens/signing_keys.ts";
import { FoyerApp } from "./lib/app.ts";
import {
  baseUrlOf,
  type Config,
  ConfigError,
  readConfig,
} from "./lib/config.ts";
import { loadContent } from "./lib/content.ts";
import { readCommits } from "./lib/upstreams/git_commits.ts";
import { openStore } from "./lib/kv/open_store.ts";
import { readRootKeys } from "./lib/kv/root_keys.ts";
import { assetPaths } from "./lib/upstreams/asset_paths.ts";
import { Log } from "./lib/log.ts";
import { refuseSample } from "./lib/sample.ts";

// The only place where effects are made: all below gets them as values.
await explain(start);

async function start(): Promise<void> {
  const now = Date.now;
  const config = readConfig(Deno.env.toObject());
  const content = await loadContent(config.CONTENT_DIR);
  refuseSample(config, content);
  const log = new Log({
    format: config.LOG_FORMAT,
    now,
    write: writeOut,
    soon: (flush) => Deno.unrefTimer(setTimeout(flush, 100)),
  });
  const store = await openStore(config, {
    openKv: Deno.openKv,
    makeFolder: (path) => Deno.mkdir(path, { recursive: true }),
    warn: console.warn,
    now,
  });
  const reload = () => readRootKeys(store, now());
  const roots = config.SIGNING_KEYS ?? await reload();
  const keys = config.SIGNING_KEYS
    ? signingKeys(roots)
    : signingKeys(roots, { reload, now });

  // Addresses need the port, and only the listener knows which one it got.
  const { server, mount } = listen(config);
  // A platform may hand us a socket that has no port.
  const { port = config.PORT } = server.addr;
  const address = `http://localhost:${port}`;
  const baseUrl = baseUrlOf(config, port);
  const app = new FoyerApp({
    config,
    baseUrl,
    content,
    store,
    keys,
    secret: secretOf(roots),
    commits: await readCommits(),
    assets: await assetPaths("static"),
    now,
    timeout: AbortSignal.timeout,
    fetch,
    logRequest: log.request,
    reportError: log.error,
  });
  mount(app.handler());
  const elsewhere = baseUrl === address ? "" : `, as ${baseUrl}`;
  console.log(`${content.profile.name} is at ${address}${elsewhere}`);

  stopOnSignal(async () => {
    app.stop();
    await server.shutdown();
    await app.settled();
    store.close();
    log.flush();
  });
}

function writeOut(bytes: Uint8Array): void {
  try {
    for (let from = 0; from < bytes.length;) {
      from += Deno.stdout.writeSync(bytes.subarray(from));
    }
  } catch (error) {
    // Who read the log has gone; the site has not.
    if (!(error instanceof Deno.errors.BrokenPipe)) throw error;
  }
}

type Handler = ReturnType<FoyerApp["handler"]>;

interface Listener {
  server: Deno.HttpServer<Deno.NetAddr>;
  mount(handler: Handler): void;
}

function listen({ HOST: hostname, PORT: port }: Config): Listener {
  let handler: Handler = () =>
    Promise.resolve(new Response(null, { status: 503 }));
  try {
    const server = Deno.serve(
      { hostname, port, onListen() {} },
      (request, info) => handler(request, info),
    );
    return { server, mount: (mounted) => handler = mounted };
  } catch (error) {
    if (error instanceof Deno.errors.AddrInUse) {
      throw new ConfigError(
        `PORT ${port} is in use: stop the other program or choose another port`,
      );
    }
    const [reason = ""] = String(error).split("\n", 1);
    throw new ConfigError(
      `HOST "${hostname}" cannot be listened on: ${reason}`,
    );
  }
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
