import { Build } from "./build/build.ts";
import {
  asRoute,
  type Command,
  mount,
  rooted,
  scope,
  type Verb,
} from "./commands.ts";
import type {
  FreshConfig,
  ListenOptions,
  ResolvedFreshConfig,
} from "./config.ts";
import type { Layer } from "./frame.ts";
import {
  type LayoutConfig,
  type MaybeLazy,
  type MaybeLazyMiddleware,
  type Middleware,
  type Route,
  type RouteConfig,
  routeEndpoint,
} from "./handlers.ts";
import { createHandler, type Handler } from "./handler.ts";
import { listen } from "./listen.ts";

/** Only the builder may: an app has no public way to swap its files. */
export let applyBuild: <State>(app: App<State>, build: Build) => void;

/** Records what it is told, in order; `handler()` makes a server of it. */
export class App<State = unknown> {
  readonly config: ResolvedFreshConfig;
  readonly #given: FreshConfig;
  readonly #commands: Command<State>[] = [];
  #build: Build | undefined;

  constructor(config: FreshConfig = {}) {
    this.#given = config;
    this.config = {
      root: Deno.cwd(),
      basePath: config.basePath ?? "",
      mode: config.mode ?? "production",
      trustProxy: config.trustProxy ?? false,
    };
  }

  static {
    applyBuild = (app, build) => {
      app.#build = build;
      app.config.root = build.root;
    };
  }

  /** For everything, or for a path and all below it. */
  use(...middlewares: MaybeLazyMiddleware<State>[]): this;
  use(path: string, ...middlewares: MaybeLazyMiddleware<State>[]): this;
  use(
    first: string | MaybeLazyMiddleware<State>,
    ...rest: MaybeLazyMiddleware<State>[]
  ): this {
    const isPath = typeof first === "string";
    const middlewares = isPath ? rest : [first, ...rest];
    const at = { path: scope(isPath ? first : "/") };
    return this.#add({ type: "middleware", at, load: () => middlewares });
  }

  get = this.#verb("GET");
  post = this.#verb("POST");
  put = this.#verb("PUT");
  patch = this.#verb("PATCH");
  delete = this.#verb("DELETE");
  head = this.#verb("HEAD");
  /** Every method, known or not; no 405 and no automatic OPTIONS. */
  all = this.#verb(null);

  route(
    path: string,
    route: MaybeLazy<Route<State>>,
    config?: RouteConfig,
  ): this {
    const load = async () => {
      const loaded = typeof route === "function" ? await route() : route;
      return config ? { ...loaded, config } : loaded;
    };
    const chain = [routeEndpoint(load)];
    const at = { path: rooted(path) };
    return this.#add({ type: "route", at, method: null, chain });
  }

  layout(
    path: string,
    component: Layer<State>["component"],
    config?: LayoutConfig,
  ): this {
    const load = () => ({ component, config });
    return this.#add({ type: "layout", at: { path: scope(path) }, load });
  }

  appWrapper(component: Layer<State>["component"]): this {
    const load = () => ({ component });
    return this.#add({ type: "app", at: { path: "/" }, load });
  }

  onError(path: string, page: Route<State> | Middleware<State>): this {
    const at = { path: scope(path) };
    return this.#add({ type: "error", at, load: () => asRoute(page) });
  }

  notFound(page: Route<State> | Middleware<State>): this {
    const load = () => asRoute(page);
    return this.#add({ type: "notFound", at: { path: "/" }, load });
  }

  /** The files below `routes/`, here in the order and below the prefix. */
  fsRoutes(pattern = "*"): this {
    return this.#add({ type: "files", at: { path: scope(pattern) } });
  }

  mountApp(path: string, app: App<State>): this {
    for (const command of app.#commands) {
      this.#add(mount(mount(command, app.config.basePath), path));
    }
    return this;
  }

  handler(): Handler {
    const build = this.#build ?? new Build(this.config.root);
    if (!this.#build && this.#commands.some(({ type }) => type === "files")) {
      throw new Error(
        "fsRoutes() knows no files: run the build, or apply a Builder's",
      );
    }
    const mode = this.#given.mode ?? build.snapshot.mode;
    const config = { ...this.config, mode };
    return createHandler(this.#commands, config, build);
  }

  async listen(options?: ListenOptions): Promise<void> {
    await listen(this.handler(), options);
  }

  #verb(method: string | null): Verb<State, this> {
    return (path, ...chain) => {
      const at = { path: rooted(path) };
      return this.#add({ type: "route", at, method, chain });
    };
  }

  #add(command: Command<State>): this {
    this.#commands.push(command);
    return this;
  }
}
