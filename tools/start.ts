// Starts a program with no more rights than its configuration and its options need.
// Builds first with `--build`, if a build is needed.
// The parent only waits, passes signals on, and exits with the child's code.

import { environment } from "../environment.ts";
import { explain } from "../explain.ts";
import { type Config, readConfig } from "../lib/config.ts";
import { untilItEnds } from "./child.ts";
import { contentDir } from "./new/content_dir.ts";
import {
  contentFlags,
  doctorFlags,
  serverFlags,
  storageFlags,
} from "./permissions.ts";

const root = decodeURIComponent(
  new URL("..", import.meta.url).pathname.replace(/\/$/, ""),
);
const builds = Deno.args[0] === "--build";
const [program = "main.ts", ...args] = Deno.args.slice(builds ? 1 : 0);

const FLAGS: Record<string, (config: Config, root: string) => string[]> = {
  "main.ts": serverFlags,
  "tools/ops.ts": storageFlags,
  "tools/doctor.ts": () => doctorFlags(args),
  "tools/evaluate.ts": () => doctorFlags([]),
  "tools/ask.ts": () => doctorFlags([]),
};

/** Programs that write content, with the flags that no other one has. */
const WRITERS: Record<string, string[]> = {
  "tools/import.ts": [
    "--lock=tools/import/deno.lock",
    // An import makes many short-lived objects. Little room for them saves 50 MB.
    "--v8-flags=--max-semi-space-size=4",
  ],
  "tools/new.ts": [],
};

await explain(async () => {
  const { dir, flags } = await rights();
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", ...flags, program, ...args],
    // Which folder it is was decided here: it may look into no other.
    env: { CONTENT_DIR: dir },
  }).spawn();
  Deno.exit(await untilItEnds(child));
});

async function rights(): Promise<{ dir: string; flags: string[] }> {
  const own = WRITERS[program];
  if (own) {
    const dir = contentDir();
    return { dir, flags: [...own, ...contentFlags(dir, args, root)] };
  }
  const config = readConfig(environment());
  if (builds) {
    const { buildIfNeeded } = await import("./build_if_needed.ts");
    await buildIfNeeded(config);
  }
  const flags = FLAGS[program]?.(config, root) ?? [];
  return { dir: config.CONTENT_DIR, flags };
}
