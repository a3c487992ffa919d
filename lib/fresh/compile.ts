import type { Command, Load, Place } from "./commands.ts";
import { internalsOf } from "./context.ts";
import type { ErrorPage } from "./error_pages.ts";
import { Frame } from "./frame.ts";
import type { MaybeLazyMiddleware } from "./handlers.ts";
import { Pattern, relation } from "./pattern.ts";

/** All that answers a route: what it passes through, and what it sits in. */
export class Branch<State> {
  /** The pattern; null where no route matched. */
  readonly route: string | null;
  readonly frame: Frame<State>;
  /** The nearest first. */
  readonly errorPages: ErrorPage<State>[];
  /** Middlewares, then the endpoint. Empty until loaded. */
  chain: MaybeLazyMiddleware<State>[] = [];
  loaded = false;
  readonly #load: Load<MaybeLazyMiddleware<State>[]>;

  constructor(
    route: string | null,
    frame: Frame<State>,
    errorPages: ErrorPage<State>[],
    load: Load<MaybeLazyMiddleware<State>[]>,
  ) {
    this.route = route;
    this.frame = frame;
    this.errorPages = errorPages;
    this.#load = load;
  }

  async load(): Promise<void> {
    const [chain] = await Promise.all([this.#load(), this.frame.load()]);
    this.chain = chain;
    this.loaded = true;
  }
}

type OfType<State, Type> = Extract<Command<State>, { type: Type }>;

/** Finds out which of the commands belong to which route. */
export class Compiler<State> {
  readonly #commands: Command<State>[];
  readonly #errorPages: (ErrorPage<State> & { at: Place })[];

  constructor(commands: Command<State>[]) {
    this.#commands = commands;
    const notFound = this.#select("notFound").slice(-1)
      .map((page) => ({ ...page, scope: null }));
    const errors = this.#select("error")
      .map((page) => ({ ...page, scope: new Pattern(page.at.path) }))
      .reverse()
      .sort((a, b) => depth(b.at) - depth(a.at));
    this.#errorPages = [...notFound, ...errors]
      .map((page) => ({ ...page, frame: this.#frame(page.at) }));
  }

  /** Only the middlewares that were registered before the route apply. */
  route(
    command: OfType<State, "route">,
    endpoint: MaybeLazyMiddleware<State>[] = command.chain,
  ): Branch<State> {
    const { at } = command;
    const before = this.#commands.slice(0, this.#commands.indexOf(command))
      .filter((other) => other.type === "middleware")
      .filter((other) => belongs(other.at, at) !== "never");
    const errorPages = this.#errorPages.filter((page) =>
      !page.scope || belongs(page.at, at) !== "never"
    );
    return new Branch(at.path, this.#frame(at), errorPages, async () => {
      const guards = await Promise.all(before.map(async (guard) => {
        const always = belongs(guard.at, at) === "always";
        const middlewares = await guard.load();
        return always ? middlewares : middlewares.map(within(guard.at));
      }));
      return [...guards.flat(), ...endpoint];
    });
  }

  /** For URLs without a route: a directory's middlewares guard these too. */
  unmatched(): Branch<State> {
    const guards = this.#select("middleware").filter(({ at }) => !grouped(at));
    const errorPages = this.#errorPages.filter(({ at }) => !grouped(at));
    const root = { path: "/", dir: "/" };
    return new Branch(null, this.#frame(root), errorPages, async () => {
      const middlewares = await Promise.all(guards.map(async (guard) => {
        const loaded = await guard.load();
        return guard.at.path === "/" ? loaded : loaded.map(within(guard.at));
      }));
      return middlewares.flat();
    });
  }

  #frame(at: Place): Frame<State> {
    const layouts = this.#select("layout")
      .filter((layout) => belongs(layout.at, at) === "always")
      .map(({ load }) => load);
    return new Frame(this.#select("app").at(-1)?.load, layouts);
  }

  #select<Type extends Command<State>["type"]>(
    type: Type,
  ): OfType<State, Type>[] {
    return this.#commands.filter((command): command is OfType<State, Type> =>
      command.type === type
    );
  }
}

/** Whether what lies at `scope` concerns what lies at `place`. */
function belongs(scope: Place, place: Place): ReturnType<typeof relation> {
  if (scope.dir === undefined || place.dir === undefined) {
    if (grouped(scope)) return "never";
    return relation(new Pattern(scope.path), new Pattern(place.path));
  }
  // Both come from files: then the directories decide, groups included.
  const inside = scope.dir === "/" || place.dir === scope.dir ||
    place.dir.startsWith(`${scope.dir}/`);
  return inside ? "always" : "never";
}

/** The middleware, for the URLs of its scope only. */
function within<State>(
  { path }: Place,
): (middleware: MaybeLazyMiddleware<State>) => MaybeLazyMiddleware<State> {
  const scope = new Pattern(path);
  return (middleware) => async (ctx) => {
    if (!scope.covers(internalsOf(ctx).path)) return await ctx.next();
    const result = await middleware(ctx);
    if (typeof result !== "function") return result;
    // Lazy: what it resolved to takes its place, within the same scope.
    middleware = result;
    return await result(ctx);
  };
}

function grouped({ dir }: Place): boolean {
  return dir !== undefined && dir.includes("/(");
}

function depth({ path, dir }: Place): number {
  return (dir ?? path).split("/").filter(Boolean).length;
}
