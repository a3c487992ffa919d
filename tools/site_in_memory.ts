import { Builder } from "fresh/dev";
import { FoyerApp } from "../lib/server/app.ts";
import type { World } from "../lib/server/world.ts";
import { type Config, readConfig } from "../lib/config.ts";
import type { Content } from "../lib/content/content.ts";
import { readFolder } from "../lib/content/read_folder.ts";
import { memoryStore } from "../lib/services/kv/memory_store.ts";
import { storeWithTimeout } from "../lib/services/kv/guarded_stores.ts";
import type { CommitCount } from "../lib/services/upstreams/built_commits.ts";
import { signingKeys } from "../lib/base/keys/signing_keys.ts";
import { assetPaths } from "../lib/services/upstreams/asset_paths.ts";
import { readFont } from "../runtime/fonts.ts";

export interface Choice {
  config: Config;
  content: Content;
  baseUrl: string;
  /** Opens what a build kept of a language; nothing by default. */
  builtAnswers?: World["builtAnswers"];
  /** Commits that git counted; none by default. */
  commits?: CommitCount | null;
  /** The clock; the machine's where left out. */
  now?: () => number;
}

/** Sends a request to the path and query `target`. */
export type Send = (target: string, init?: RequestInit) => Promise<Response>;

/** Sends a request to a site that has no port, no network and no storage but memory. */
export async function siteInMemory(
  choice: Choice,
): Promise<Send> {
  const { handle } = await runInMemory(choice);
  const { baseUrl } = choice;
  const { host } = new URL(baseUrl);
  let clients = 0;
  return (target, init) => {
    const request = new Request(baseUrl + target, init);
    request.headers.set("host", host);
    // Each request has its own client address, so that no rate limit is reached.
    return handle(request, clientAt(++clients));
  };
}

/** A site that can be asked. What it has read of its pages, it keeps. */
export interface Running {
  app: FoyerApp;
  handle: ReturnType<FoyerApp["handler"]>;
}

export async function runInMemory(choice: Choice): Promise<Running> {
  const app = await appInMemory(choice);
  return { app, handle: app.handler() };
}

export async function appInMemory(
  { config, content, baseUrl, builtAnswers, commits, now = Date.now }: Choice,
): Promise<FoyerApp> {
  const { timeout } = AbortSignal;
  const secret = crypto.getRandomValues(new Uint8Array(32));
  const app = new FoyerApp({
    config,
    baseUrl,
    content,
    store: storeWithTimeout(memoryStore(now), { now, timeout }),
    keys: signingKeys([{ kid: 0, secret }]),
    commits: commits ?? { days: new Map(), at: now() },
    assets: await assetPaths("static"),
    builtAnswers: builtAnswers ?? (() => Promise.resolve(null)),
    readContentFile: (path) => Deno.readFile(`${config.CONTENT_DIR}/${path}`),
    readClient: readFolder,
    readFont,
    now,
    timeout,
    fetch: () => Promise.reject(new Error("There is no network here")),
    tracing: null,
    logRequest: () => {},
    reportError: () => {},
  });
  (await buildInMemory())(app);
  return app;
}

let built: ReturnType<Builder["build"]> | undefined;

/** The same for every site. */
function buildInMemory(): ReturnType<Builder["build"]> {
  return built ??= new Builder().build({ snapshot: "memory" });
}

/** Upstreams are not called: each has a built-in substitute. */
export function withoutOthers(config: Config): Config {
  return { ...config, ...BUILT_IN };
}

const { STATS_PROVIDER, CODEHOST_PROVIDER, NPC_PROVIDER, IMAGER_URL } =
  readConfig({});
const BUILT_IN = {
  STATS_PROVIDER,
  CODEHOST_PROVIDER,
  NPC_PROVIDER,
  IMAGER_URL,
};

function clientAt(number: number): Deno.ServeHandlerInfo {
  const hostname = [10, number >> 16, number >> 8 & 255, number & 255].join(
    ".",
  );
  return {
    remoteAddr: { transport: "tcp", hostname, port: 50_000 },
    completed: Promise.resolve(),
  };
}
