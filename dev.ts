import { Builder } from "fresh/dev";
import { environment, gitEnvironment } from "./environment.ts";
import { explain } from "./explain.ts";
import { type Config, readConfig } from "./lib/config.ts";
import type { Profile } from "./lib/content/content.ts";
import { buildContent, loadContent } from "./lib/content/mod.ts";
import { latestDateOf } from "./lib/base/time/days.ts";
import { workAlone } from "./lib/base/time/turns.ts";
import { warn } from "./runtime/warn.ts";
import { countCommits, writeCommits } from "./tools/build/count_commits.ts";
import { removeStamp, stampOf, writeStamp } from "./tools/build/stamp.ts";
import { requireDenoVersion } from "./tools/require_deno_version.ts";

const builder = new Builder();

/** The dev server has every permission, so by default only this machine reaches it. */
const LOOPBACK = "127.0.0.1";

/** Builds what the server needs. Run by `deno task start` and by hosts. */
async function build(): Promise<void> {
  workAlone();
  const config = readConfig(environment());
  // Taken first: a change from now on requires another build.
  const stamp = await stampOf(config);
  await removeStamp();
  const bundle = await import("./tools/build/bundle_site.ts");
  await bundle.removeBundle();
  await builder.build();
  await bundle.bundleSite();
  await writeClient();
  const { copyFonts } = await import("./tools/build/copy_fonts.ts");
  await copyFonts();
  const today = latestDateOf(Date.now());
  const { content, letters } = await buildContent(config.CONTENT_DIR, today);
  // deno-lint-ignore no-console -- the build goes on, and its owner looks there
  warn(letters, console.warn);
  const counts = config.CODEHOST_PROVIDER.includes("git");
  const commits = counts ? await commitsOf(config, content.profile) : null;
  await writeCommits(commits);
  const { keepPages } = await import("./tools/build/keep_pages.ts");
  await keepPages({ config, content, commits }).catch((error) => {
    // deno-lint-ignore no-console -- the build is complete without them
    console.warn(
      `Cannot store the pages for the first question: ${error.message}; the site renders them when it needs them`,
    );
  });
  const answers = await import("./tools/build/keep_answers.ts");
  const made = await answers.makeAnswers({ config, content, commits });
  await answers.keepAnswers(made);
  await writeStamp(stamp);
}

/** Loads the compiler only if a package is made. */
async function writeClient(): Promise<void> {
  const { writeNpmClient } = await import("./tools/build/npm_client.ts");
  await writeNpmClient();
}

async function commitsOf(config: Config, profile: Profile) {
  const env = gitEnvironment();
  const counting = await countCommits(config, profile, Date.now(), env);
  if (counting.state === "counted") return counting.commits;
  // A quiet site shows no calendar.
  if (profile.machine === "quiet") return null;
  const { what, fix } = counting;
  // deno-lint-ignore no-console -- the build goes on, and its owner looks there
  console.warn(`Contributions are not counted: ${what}; ${fix}`);
  return null;
}

/** Shows mistakes in the content instead of the site. */
async function dev(): Promise<void> {
  const given = environment();
  const config = readConfig(given);
  const options = { hostname: given.HOST || LOOPBACK, port: config.PORT };
  const { showMistakes } = await import("./tools/dev/show_mistakes.ts");
  await showMistakes(() => loadContent(config.CONTENT_DIR), options);
  await writeClient();
  await builder.listen(() => import("./main.ts"), options);
}

if (Deno.args.includes("build")) await explain(build);
else {
  requireDenoVersion("dev");
  await explain(dev);
}
