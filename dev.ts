import { environment } from "./environment.ts";
import { explain } from "./explain.ts";
import { latestDateOf } from "./lib/base/time/days.ts";
import { ConfigError, readConfig } from "./lib/config.ts";
import { loadWithWarnings } from "./lib/content/mod.ts";
import { requireDenoVersion } from "./tools/require_deno_version.ts";

/** The dev server has every permission, so by default only this machine reaches it. */
const LOOPBACK = "127.0.0.1";

const PARTS = ["code", "bundle", "content"];

/**
 * Builds what the server needs: the part that is named, or all. Each part in a process
 * of its own takes less memory. Run by `deno task start` and by hosts.
 */
async function build(): Promise<void> {
  const config = readConfig(environment());
  const { progressOn } = await import("./tools/build/progress.ts");
  const progress = progressOn(Deno.stderr);
  const [, part] = Deno.args;
  if (part !== undefined && !PARTS.includes(part)) {
    throw new ConfigError(
      `"${part}" is no part of a build: use ${
        PARTS.join(", ")
      }, or none for all`,
    );
  }
  const isWanted = (each: string) => part === undefined || part === each;
  if (isWanted("code")) {
    const { buildCode } = await import("./tools/build/build_code.ts");
    await buildCode(await newBuilder(), progress);
  }
  if (isWanted("bundle")) {
    const { buildBundle } = await import("./tools/build/build_code.ts");
    await buildBundle(progress);
  }
  if (isWanted("content")) {
    const { buildContent } = await import("./tools/build/build_content.ts");
    await buildContent(config, progress);
    await progress.end();
  }
}

/** Loaded by the parts that need it. */
async function newBuilder() {
  const { Builder } = await import("fresh/dev");
  return new Builder();
}

/** Shows mistakes in the content instead of the site. */
async function dev(): Promise<void> {
  const given = environment();
  const config = readConfig(given);
  const options = { hostname: given.HOST || LOOPBACK, port: config.PORT };
  const { showMistakes } = await import("./tools/dev/show_mistakes.ts");
  await showMistakes(
    () => loadWithWarnings(config.CONTENT_DIR, latestDateOf(Date.now())),
    options,
  );
  const { writeNpmClient } = await import("./tools/build/npm_client.ts");
  await writeNpmClient();
  const builder = await newBuilder();
  await builder.listen(() => import("./main.ts"), options);
}

if (Deno.args.includes("build")) await explain(build);
else {
  requireDenoVersion("dev");
  await explain(dev);
}
