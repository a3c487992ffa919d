// Starts the server, `ops`, `doctor` or `evaluate` with no more rights than its configuration needs.
// Builds first with `--build`, if a build is needed.
// The parent only waits, passes signals on, and exits with the child's code.

import { environment } from "../environment.ts";
import { explain } from "../explain.ts";
import { type Config, readConfig } from "../lib/config.ts";
import { untilItEnds } from "./child.ts";
import { doctorFlags, serverFlags, storageFlags } from "./permissions.ts";

const root = new URL("..", import.meta.url).pathname.replace(/\/$/, "");
const builds = Deno.args[0] === "--build";
const [program = "main.ts", ...args] = Deno.args.slice(builds ? 1 : 0);

const FLAGS: Record<string, (config: Config, root: string) => string[]> = {
  "main.ts": serverFlags,
  "tools/ops.ts": storageFlags,
  "tools/doctor.ts": () => doctorFlags(args),
  "tools/evaluate.ts": () => doctorFlags([]),
};

await explain(async () => {
  const config = readConfig(environment());
  if (builds) {
    const { buildIfNeeded } = await import("./build_if_needed.ts");
    await buildIfNeeded(config);
  }
  const flags = FLAGS[program]?.(config, decodeURIComponent(root)) ?? [];
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", ...flags, program, ...args],
    // Which folder it is was decided here: it may look into no other.
    env: { CONTENT_DIR: config.CONTENT_DIR },
  }).spawn();
  Deno.exit(await untilItEnds(child));
});
