import { Build } from "./build/build.ts";
import { type Command, scope } from "./commands.ts";
import type { Middleware } from "./context.ts";
import { createHandler, type Handler } from "./handler.ts";

/** Only the builder may: an app has no public way to swap its files. */
export let applyBuild: <State>(app: App<State>, build: Build) => void;

export interface FreshConfig {
  /** Left out: only "" is taken. */
  basePath?: string;
}

/** Records what it is told, in order; `handler()` makes a server of it. */
export class App<State = unknown> {
  readonly #commands: Command<State>[] = [];
  #build: Build | undefined;

  constructor({ basePath = "" }: FreshConfig = {}) {
    if (basePath) throw new Error("basePath is left out of lib/fresh");
  }

  static {
    applyBuild = (app, build) => void (app.#build = build);
  }

  /** For everything, or for a path and all below it. */
  use(...middlewares: Middleware<State>[]): this;
  use(path: string, ...middlewares: Middleware<State>[]): this;
  use(first: string | Middleware<State>, ...rest: Middleware<State>[]): this {
    const isPath = typeof first === "string";
    const middlewares = isPath ? rest : [first, ...rest];
    const at = { path: scope(isPath ? first : "/") };
    return this.#add({ type: "middleware", at, load: () => middlewares });
  }

  /** The files below `routes/`, here in the order. */
  fsRoutes(): this {
    return this.#add({ type: "files", at: { path: "/" } });
  }

  handler(): Handler {
    const build = this.#build ?? new Build(Deno.cwd());
    if (!this.#build && this.#commands.some(({ type }) => type === "files")) {
      throw new Error("fsRoutes() has no build: apply one to the app first");
    }
    return createHandler(this.#commands, build);
  }

  #add(command: Command<State>): this {
    this.#commands.push(command);
    return this;
  }
}
