import { Build } from "./build/build.ts";
import { type Command, scope } from "./compile.ts";
import type { Middleware } from "./context.ts";
import { createHandler, type Handler } from "./handler.ts";

/** For the builder only: an app has no public way to swap its files. */
export let applyBuild: <State>(app: App<State>, build: Build) => void;

export interface FreshConfig {
  /** Not supported: only "" is accepted. */
  basePath?: string;
}

/** Records commands in order. `handler()` compiles them. */
export class App<State = unknown> {
  readonly #commands: Command<State>[] = [];
  #build: Build | undefined;

  constructor({ basePath = "" }: FreshConfig = {}) {
    if (basePath) throw new Error("basePath is left out of lib/fresh");
  }

  static {
    applyBuild = (app, build) => void (app.#build = build);
  }

  /** Applies to everything, or to a path and all below it. */
  use(...middlewares: Middleware<State>[]): this;
  use(path: string, ...middlewares: Middleware<State>[]): this;
  use(first: string | Middleware<State>, ...rest: Middleware<State>[]): this {
    const isPath = typeof first === "string";
    const middlewares = isPath ? rest : [first, ...rest];
    const at = { path: scope(isPath ? first : "/") };
    return this.#add({ type: "middleware", at, load: () => middlewares });
  }

  /** Inserts the files below `routes/` at this place in the order. */
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
