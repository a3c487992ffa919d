import { type Branch, internalsOf, type Middleware } from "./context.ts";
import { type ErrorPage, respondToError } from "./error_pages.ts";
import { Frame, type Layer, type Load } from "./component.ts";
import { Pattern } from "./pattern.ts";
import type { Route } from "./route.ts";

/** A branch whose modules are loaded on first use. */
export interface LazyBranch<State> extends Branch<State> {
  loaded: boolean;
  load(): Promise<void>;
}

type OfType<State, Type> = Extract<Command<State>, { type: Type }>;

export class Compiler<State> {
  readonly #errorPages: (ErrorPage<State> & { at: Place })[];

  constructor(private readonly commands: Command<State>[]) {
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
  route(command: OfType<State, "route">, { source }: Pattern) {
    const guards = this.#select(
      "middleware",
      this.commands.slice(0, this.commands.indexOf(command)),
    );
    return this.#branch(source, command.at, guards, [command.endpoint]);
  }

  /** For URLs without a route: a directory's middlewares guard these too. */
  unmatched(): LazyBranch<State> {
    return this.#branch(null, { path: "/" }, this.#select("middleware"), []);
  }

  #branch(
    route: string | null,
    at: Place,
    guards: OfType<State, "middleware">[],
    endpoint: Middleware<State>[],
  ): LazyBranch<State> {
    const concerned = guards.filter((guard) => isNear(guard.at, at));
    const errorPages = this.#errorPages.filter((page) =>
      !page.scope || isNear(page.at, at)
    );
    const frame = this.#frame(at);
    const branch: LazyBranch<State> = {
      route,
      frame,
      chain: [],
      loaded: false,
      recover: (ctx, error) => respondToError(errorPages, ctx, error),
      async load() {
        const loaded = await Promise.all(concerned.map(async (guard) => {
          const middlewares = await guard.load();
          const always = guard.at.path === "/" || areFiles(guard.at, at);
          return always ? middlewares : middlewares.map(within(guard.at));
        }));
        branch.chain = [...loaded.flat(), ...endpoint];
        branch.loaded = true;
      },
    };
    return branch;
  }

  #frame(at: Place): Frame<State> {
    const covers = ({ at: scope }: { at: Place }) =>
      areFiles(scope, at) || new Pattern(scope.path).covers(at.path);
    const layouts = this.#select("layout")
      .filter((layout) => isNear(layout.at, at) && covers(layout))
      .map(({ load }) => load);
    return new Frame(this.#select("app").at(-1)?.load, layouts);
  }

  #select<Type extends Command<State>["type"]>(
    type: Type,
    commands = this.commands,
  ): OfType<State, Type>[] {
    return commands.filter((command): command is OfType<State, Type> =>
      command.type === type
    );
  }
}

/** True if `scope` may contain a place. Between files the directories decide. */
function isNear(scope: Place, place: Place): boolean {
  if (!areFiles(scope, place)) return !scope.dir?.includes("/(");
  return scope.dir === "/" || `${place.dir}/`.startsWith(`${scope.dir}/`);
}

function areFiles(one: Place, other: Place): boolean {
  return one.dir !== undefined && other.dir !== undefined;
}

/** The middleware, for the URLs of its scope only. */
function within<State>(
  { path }: Place,
): (middleware: Middleware<State>) => Middleware<State> {
  const scope = new Pattern(path);
  return (middleware) => (ctx) =>
    scope.covers(internalsOf(ctx).path) ? middleware(ctx) : ctx.next();
}

function depth({ path, dir }: Place): number {
  return (dir ?? path).split("/").filter(Boolean).length;
}

/** The path of a registration, and its directory if from a file. */
export interface Place {
  path: string;
  /** The directory below `routes/`, with its `(groups)`. */
  dir?: string;
}

/** One call on an app; `handler()` compiles them once, in order. */
export type Command<State> =
  | { type: "middleware"; at: Place; load: Load<Middleware<State>[]> }
  | { type: "layout"; at: Place; load: Load<Layer<State>> }
  | { type: "app"; at: Place; load: Load<Layer<State>> }
  | { type: "error"; at: Place; load: Load<Route<State>> }
  | { type: "notFound"; at: Place; load: Load<Route<State>> }
  | { type: "route"; at: Place; endpoint: Middleware<State> }
  | { type: "files"; at: Place };

/** A path that others lie below: `/x`, `/x/` and `/x/*` are one. */
export function scope(path: string): string {
  const rooted = path.startsWith("/") ? path : `/${path}`;
  return rooted.replace(/\/?\*?$/, "") || "/";
}
