// The first half of `deno task start`: builds where there is no build, or where
// what it was made from has changed since.

import { environment } from "../environment.ts";
import { explain } from "../explain.ts";
import { readConfig } from "../lib/config.ts";
import { readStamp, stampOf } from "./build/stamp.ts";
import { untilItEnds } from "./child.ts";

await explain(async () => {
  const config = readConfig(environment());
  const [built, wanted] = await Promise.all([readStamp(), stampOf(config)]);
  if (built === wanted) return;
  // deno-lint-ignore no-console -- the log of the server is on the other stream
  console.error(
    built
      ? "Files or settings of the build have changed: building"
      : "No build found: building",
  );
  const build = new Deno.Command(Deno.execPath(), {
    args: ["task", "--quiet", "build"],
  }).spawn();
  Deno.exit(await untilItEnds(build));
});
