// Starts a program with no more rights than its configuration and its options need.
// Builds first with `--build`, if a build is needed.
// The server takes the place of this process. Other programs are children: the parent
// only waits, passes signals on, and exits with the child's code.

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

const SERVER = "main.ts";

/** Little room for objects that live shortly saves 50 MB and more. */
const SMALL = "--v8-flags=--max-semi-space-size=4";

const FLAGS: Record<string, (config: Config, root: string) => string[]> = {
  [SERVER]: serverFlags,
  "tools/ops.ts": storageFlags,
  "tools/doctor.ts": () => [...doctorFlags(args), SMALL],
  "tools/evaluate.ts": () => doctorFlags([]),
  "tools/ask.ts": () => doctorFlags([]),
};

/** Programs that write content, with the flags that no other one has. */
const WRITERS: Record<string, string[]> = {
  "tools/import.ts": ["--lock=tools/import/deno.lock", SMALL],
  "tools/new.ts": [],
};

await explain(async () => {
  const { dir, flags } = await rights();
  const { ONE_ARENA } = await import("./memory.ts");
  // Which folder it is was decided here: it may look into no other.
  const env = { ...ONE_ARENA, ...Deno.env.toObject(), CONTENT_DIR: dir };
  const run = ["run", ...flags, program, ...args];
  // Under npm somebody has to watch whether npm has ended.
  if (program === SERVER && !Deno.env.get("npm_command")) {
    const { replaceProcess } = await import("./replace_process.ts");
    replaceProcess(Deno.execPath(), run, env);
  }
  const child = new Deno.Command(Deno.execPath(), { args: run, env }).spawn();
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
  if (program === SERVER) {
    const { heapFlags } = await import("./memory.ts");
    flags.push(...await heapFlags());
  }
  return { dir: config.CONTENT_DIR, flags };
}
