import type { Command } from "./commands.ts";
import { type Branch, Compiler } from "./compile.ts";
import { refuse } from "./handlers.ts";
import { Pattern } from "./pattern.ts";

interface Match<State> {
  branch: Branch<State>;
  params: Record<string, string>;
}

/** Finds the branch of a raw path: exact URLs first, then patterns in order. */
export class Router<State> {
  readonly #exact = new Map<string, Route<State>>();
  readonly #patterns: { pattern: Pattern; route: Route<State> }[] = [];
  readonly #unmatched: Branch<State>;

  constructor(commands: Command<State>[]) {
    const compiler = new Compiler(commands);
    this.#unmatched = compiler.unmatched();
    const known = new Map<string, Route<State>>();
    for (const command of commands) {
      if (command.type !== "route") continue;
      const { path } = command.at;
      const route = known.get(path) ?? this.#insert(path, compiler, command);
      known.set(path, route);
      // The first one of a method stays.
      if (!route.verbs.has(command.method)) {
        route.verbs.set(command.method, compiler.route(command));
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
    path: string,
    compiler: Compiler<State>,
    command: Extract<Command<State>, { type: "route" }>,
  ): Route<State> {
    const verbs: Route<State>["verbs"] = new Map();
    const methods = () => verbs.keys().filter((method) => method !== null);
    const refusal = compiler.route(command, [(ctx) => refuse(ctx, methods())]);
    const route = { verbs, refusal };
    const pattern = new Pattern(path);
    if (pattern.isStatic) this.#exact.set(path, route);
    else this.#patterns.push({ pattern, route });
    return route;
  }
}

interface Route<State> {
  /** null stands for a route that sees to every method itself. */
  verbs: Map<string | null, Branch<State>>;
  refusal: Branch<State>;
}

function pick<State>({ verbs, refusal }: Route<State>, method: string) {
  return verbs.get(method) ??
    (method === "HEAD" ? verbs.get("GET") : undefined) ??
    verbs.get(null) ?? refusal;
}
