import type { Build } from "./build/build.ts";
import { type Command, Compiler, type LazyBranch } from "./compile.ts";
import { Context } from "./context.ts";
import { plainAnswer } from "./error_pages.ts";
import { fsRoutes } from "./fs_routes.ts";
import { withoutBody } from "./reply.ts";
import { rawPath } from "./request_url.ts";
import { Site } from "./site.ts";
import { Pattern } from "./pattern.ts";

export type Handler = (
  req: Request,
  info?: Deno.ServeHandlerInfo,
) => Promise<Response>;

/** Compiles the commands once, before the first request. */
export function createHandler<State>(
  commands: Command<State>[],
  build: Build,
): Handler {
  const site = new Site(build);
  const router = new Router(
    commands.flatMap((command) =>
      command.type === "files" ? fsRoutes<State>(build.routes()) : [command]
    ),
  );
  return async (req, info = NOBODY) => {
    const path = rawPath(req.url);
    const method = req.method.toUpperCase();
    const { branch, params } = router.match(path);
    try {
      if (!branch.loaded) await branch.load();
    } catch (error) {
      return plainAnswer(error);
    }
    const internals = { site, path, method, branch, frame: branch.frame };
    const response = await new Context(req, info, params, internals).next();
    return method === "HEAD" ? await withoutBody(response) : response;
  };
}

/** Replaces a connection, which a test does not have. */
const NOBODY: Deno.ServeHandlerInfo = {
  remoteAddr: { transport: "tcp", hostname: "localhost", port: 0 },
  completed: Promise.resolve(),
};

interface Match<State> {
  branch: LazyBranch<State>;
  params: Record<string, string>;
}

/** Finds the branch of a raw path: exact URLs first, then patterns in order. */
class Router<State> {
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
