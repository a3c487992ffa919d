import type { Config } from "../lib/config.ts";
import { readManifest } from "../lib/server/build/manifest.ts";
import { isBuilt, wantedBy } from "./build/wanted.ts";
import { untilItEnds } from "./child.ts";

/** Builds if there is no build, or if it was made of something else. Exits if that fails. */
export async function buildIfNeeded(config: Config): Promise<void> {
  const [built, wanted] = await Promise.all([
    readManifest(),
    wantedBy(config),
  ]);
  if (isBuilt(built, wanted)) return;
  // deno-lint-ignore no-console -- the log of the server is on the other stream
  console.error(
    built.keys
      ? "Files or settings of the build have changed: building"
      : "No build found: building",
  );
  const build = new Deno.Command(Deno.execPath(), {
    args: ["task", "--quiet", "build"],
  }).spawn();
  const code = await untilItEnds(build);
  if (code !== 0) Deno.exit(code);
}
