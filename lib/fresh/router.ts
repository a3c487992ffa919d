import type { Command } from "./commands.ts";
import { Compiler, type LazyBranch } from "./compile.ts";
import { Pattern } from "./pattern.ts";

interface Match<State> {
  branch: LazyBranch<State>;
  params: Record<string, string>;
}

/** Finds the branch of a raw path: exact URLs first, then patterns in order. */
export class Router<State> {
  readonly #exact = new Map<string, LazyBranch<State>>();
  readonly #patterns: { pattern: Pattern; branch: LazyBranch<State> }[] = [];
  readonly #unmatched: LazyBranch<State>;

  constructor(commands: Command<State>[]) {
    const compiler = new Compiler(commands);
    this.#unmatched = compiler.unmatched();
    for (const command of commands) {
      if (command.type !== "route") continue;
      const pattern = new Pattern(command.at.path);
      const branch = compiler.route(command, pattern);
      if (pattern.isStatic) this.#exact.set(pattern.source, branch);
      else this.#patterns.push({ pattern, branch });
    }
  }

  match(path: string): Match<State> {
    const exact = this.#exact.get(path);
    if (exact) return { branch: exact, params: {} };
    for (const { pattern, branch } of this.#patterns) {
      const params = pattern.exec(path);
      if (params) return { branch, params };
    }
    return { branch: this.#unmatched, params: {} };
  }
}
