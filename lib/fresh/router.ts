import type { Command } from "./commands.ts";
import { Compiler, type LazyBranch } from "./compile.ts";
import { internalsOf } from "./context.ts";
import { refuse } from "./endpoint.ts";
import { Pattern } from "./pattern.ts";

interface Match<State> {
  branch: LazyBranch<State>;
  params: Record<string, string>;
}

/** Finds the branch of a raw path: exact URLs first, then patterns in order. */
export class Router<State> {
  readonly #exact = new Map<string, Route<State>>();
  readonly #patterns: { pattern: Pattern; route: Route<State> }[] = [];
  readonly #unmatched: LazyBranch<State>;

  constructor(commands: Command<State>[]) {
    const compiler = new Compiler(commands);
    this.#unmatched = compiler.unmatched();
    const known = new Map<string, Route<State>>();
    for (const command of commands) {
      if (command.type !== "route") continue;
      const { path } = command.at;
      const pattern = new Pattern(path);
      const route = known.get(path) ??
        this.#insert(pattern, compiler, command);
      known.set(path, route);
      // The first one of a method stays.
      if (!route.verbs.has(command.method)) {
        route.verbs.set(command.method, compiler.route(command, pattern));
      }
    }
  }

  match(path: string, method: string): Match<State> {
    const exact = this.#exact.get(path);
    if (exact) return { branch: pick(exact, method), params: {} };
    for (const { pattern, route } of this.#patterns) {
      const params = pattern.exec(path);
      if (params) return { branch: pick(route, method), params };
    }
    return { branch: this.#unmatched, params: {} };
  }

  #insert(
    pattern: Pattern,
    compiler: Compiler<State>,
    command: Extract<Command<State>, { type: "route" }>,
  ): Route<State> {
    const verbs: Route<State>["verbs"] = new Map();
    const methods = () => verbs.keys().filter((method) => method !== null);
    const refusal = compiler.route(command, pattern, [
      (ctx) => refuse(internalsOf(ctx).method, methods()),
    ]);
    const route = { verbs, refusal };
    if (pattern.isStatic) this.#exact.set(pattern.source, route);
    else this.#patterns.push({ pattern, route });
    return route;
  }
}

interface Route<State> {
  /** null stands for a route that sees to every method itself. */
  verbs: Map<string | null, LazyBranch<State>>;
  refusal: LazyBranch<State>;
}

function pick<State>({ verbs, refusal }: Route<State>, method: string) {
  return verbs.get(method) ??
    (method === "HEAD" ? verbs.get("GET") : undefined) ??
    verbs.get(null) ?? refusal;
}
