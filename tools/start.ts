// Starts the server, or `ops`, with no more rights than its configuration needs.
// It listens to nobody itself; it waits, passes signals on, and ends as they end.

import { environment } from "../environment.ts";
import { explain } from "../explain.ts";
import { readConfig } from "../lib/config.ts";
import { serverFlags, storageFlags } from "./permissions.ts";

const root = new URL("..", import.meta.url).pathname.replace(/\/$/, "");
const [program = "main.ts", ...args] = Deno.args;

await explain(async () => {
  const config = readConfig(environment());
  const flagsOf = program === "main.ts" ? serverFlags : storageFlags;
  const flags = flagsOf(config, decodeURIComponent(root));
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", ...flags, program, ...args],
    // Which folder it is was decided here: it may look into no other.
    env: { CONTENT_DIR: config.CONTENT_DIR },
  }).spawn();
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    Deno.addSignalListener(signal, () => passOn(signal, child));
  }
  const { code } = await child.status;
  Deno.exit(code);
});

function passOn(signal: Deno.Signal, child: Deno.ChildProcess): void {
  try {
    child.kill(signal);
  } catch {
    // It has just ended, which is what was wanted.
  }
}
