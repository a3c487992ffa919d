import { assertEquals } from "@std/assert";
import { Builder } from "fresh/dev";
import { signingKeys } from "../../lib/base/keys/signing_keys.ts";
import type { AnyOperation } from "../../lib/operation.ts";
import { serve } from "../../lib/api/rest/serve_operation.ts";
import { operations } from "../../lib/api/operations/mod.ts";
import { FoyerApp } from "../../lib/server/app.ts";
import { type Config, readConfig } from "../../lib/config.ts";
import type { Content } from "../../lib/content/content.ts";
import { loadContent } from "../../lib/content/load.ts";
import { readFolder } from "../../lib/content/read_folder.ts";
import type { CommitCount } from "../../lib/services/upstreams/built_commits.ts";
import type { RequestEntry } from "../../lib/base/log/log.ts";
import type { Tracing } from "../../lib/server/tracing.ts";
import { memoryStore } from "../../lib/services/kv/memory_store.ts";
import { storeWithTimeout } from "../../lib/services/kv/guarded_stores.ts";
import type { Store } from "../../lib/services/kv/store.ts";
import { assetPaths } from "../../lib/services/upstreams/asset_paths.ts";
import type { BuiltAnswers } from "../../lib/server/build/built_answers.ts";
import { Core } from "../../lib/server/core.ts";
import { firstAnswers } from "../../lib/server/front.ts";
import type { World } from "../../lib/server/world.ts";
import { builtOnce } from "./built_once.ts";
import { FakeClock } from "./clock.ts";
import { type Changes, CONTENT_DIR, contentWith } from "./content.ts";
import { readFont } from "../../runtime/fonts.ts";

export const BASE_URL = "https://light.example";

/** The headers of one who asks for a page to look at. */
export const HTML = { accept: "text/html" };

const START = "2026-11-20T12:00:00Z";

/** Content of the tests' own person, loaded once for all tests. */
export const testContent: Content = await loadContent(CONTENT_DIR);
const builtAnswers = builtOnce(testContent);
/** One build for every site of the test. */
const applyBuild = await new Builder().build({ snapshot: "memory" });

export interface TestOptions {
  /** Environment variables. */
  env?: Record<string, string>;
  content?: Content;
  now?: string;
  /** Storage shared with another site, or one that fails. */
  store?: Store;
  /** Keys that change while the site runs. */
  keys?: World["keys"];
  commits?: CommitCount | null;
  /** Pages that a build has read. Default: those of the tests' own person, and none of another. */
  builtAnswers?: World["builtAnswers"];
  /** Answers that a build has made. */
  built?: BuiltAnswers;
  /** Resolves when the site is loaded, for a site with `built`. */
  loading?: Promise<void>;
  /** Markdown that a build has kept. */
  /** The bytes of a file below the content folder. */
  readContentFile?: World["readContentFile"];
  fetch?: typeof fetch;
  tracing?: Tracing;
  /** Paths of static files. */
  assets?: World["assets"];
  /** Operations beside those of the API. */
  operations?: AnyOperation[];
  /** Errors that the test expects to be reported. */
  expectErrors?: boolean;
}

/** A request from a client at an address of its own. */
export interface TestInit extends RequestInit {
  from?: string;
}

/** The site with a clock of its own, memory for storage and no network. */
export class TestSite {
  readonly clock: FakeClock;
  readonly log: RequestEntry[] = [];
  readonly errors: unknown[] = [];
  readonly store: Store;
  readonly app: FoyerApp;
  readonly #handle: ReturnType<FoyerApp["handler"]>;
  readonly #expectErrors: boolean;

  constructor(options: TestOptions) {
    this.clock = new FakeClock(options.now ?? START);
    this.store = options.store ?? memoryStore(this.clock.now);
    this.#expectErrors = options.expectErrors ?? false;
    const config: Config = readConfig({ BASE_URL, ...options.env });
    const baseUrl = config.BASE_URL ?? BASE_URL;
    const world: World = {
      config,
      baseUrl,
      content: options.content ?? testContent,
      store: storeWithTimeout(this.store, this.clock),
      keys: options.keys ?? signingKeys(config.SIGNING_KEYS ?? [TEST_KEY]),
      commits: options.commits === undefined ? COMMITS : options.commits,
      builtAnswers: options.builtAnswers ??
        (async () => options.content ? null : await builtAnswers()),
      assets: options.assets ?? assets,
      readContentFile: options.readContentFile ??
        ((path) => Deno.readFile(`${CONTENT_DIR}/${path}`)),
      readClient: readFolder,
      readFont,
      now: this.clock.now,
      timeout: this.clock.timeout,
      fetch: options.fetch ??
        (() => Promise.reject(new Error("No network in tests"))),
      tracing: options.tracing ?? null,
      logRequest: (entry) => this.log.push(entry),
      reportError: (error) => this.errors.push(error),
    };
    const { built } = options;
    const core = new Core(world, built);
    const all = [...operations, ...options.operations ?? []];
    this.app = new FoyerApp(world, all, core);
    const own = Map.groupBy(options.operations ?? [], ({ path }) => path);
    for (const [path, group] of own) this.app.use(path, serve(...group));
    applyBuild(this.app);
    const handle = this.app.handler();
    this.#handle = built
      ? firstAnswers(core, built, async () => {
        await options.loading;
        return handle;
      })
      : handle;
  }

  /** Sends a request to the whole app. */
  fetch(
    path: string,
    { from = "192.0.2.1", ...init }: TestInit = {},
  ): Promise<Response> {
    return this.send(withHost(`http://localhost:8000${path}`, init), from);
  }

  /** Status of the answer, whose body nobody reads. */
  async status(path: string, init?: TestInit): Promise<number> {
    const { status, body } = await this.fetch(path, init);
    await body?.cancel();
    return status;
  }

  /** Text of the answer. */
  async text(path: string, init?: TestInit): Promise<string> {
    return await (await this.fetch(path, init)).text();
  }

  /** The page as a browser gets it. */
  html(path: string): Promise<string> {
    return this.text(path, { headers: HTML });
  }

  /** JSON of the answer. */
  async json(path: string, init?: TestInit) {
    return await (await this.fetch(path, init)).json();
  }

  /** As `fetch`, for a request whose URL no constructor would let through. */
  async send(request: Request, from = "192.0.2.1"): Promise<Response> {
    const completed = Promise.resolve();
    const remoteAddr = {
      transport: "tcp",
      hostname: from,
      port: 50_000,
    } as const;
    return await this.#handle(request, { remoteAddr, completed });
  }

  [Symbol.dispose]() {
    if (!this.#expectErrors) assertEquals(this.errors, []);
  }
}

const assets = await assetPaths("static");

const COMMITS: CommitCount = {
  days: new Map([["2026-11-19", 4], ["2026-11-20", 2]]),
  at: Date.parse("2026-11-20T06:00:00Z"),
};

const TEST_KEY = { kid: 0, secret: new Uint8Array(32).fill(7) };

export function testSite(options: TestOptions = {}): TestSite {
  return new TestSite(options);
}

/** A site whose content has some files changed. It limits no rate unless told to. */
export async function siteWith(
  changes: Changes,
  env: Record<string, string> = {},
): Promise<TestSite> {
  const content = await contentWith(changes);
  return testSite({ content, env: { RATE_LIMIT: "0", ...env } });
}

/** As every client of HTTP/1.1 sends it. */
function withHost(url: string, init: RequestInit): Request {
  const request = new Request(url, init);
  if (!request.headers.has("host")) {
    request.headers.set("host", "localhost:8000");
  }
  return request;
}

/** A request with a target as it stands on the wire: `new URL` would tidy it. */
export function rawRequest(
  target: string,
  init: RequestInit = {},
): Request {
  const request = withHost("http://localhost:8000/", init);
  return new Proxy(request, {
    get(subject, name) {
      if (name === "url") return `http://localhost:8000${target}`;
      const value = Reflect.get(subject, name, subject);
      return typeof value === "function" ? value.bind(subject) : value;
    },
  });
}
