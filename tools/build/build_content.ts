import { gitEnvironment } from "../../environment.ts";
import { latestDateOf } from "../../lib/base/time/days.ts";
import { openBuiltAnswers } from "@foyer/answers";
import { memoized } from "../../lib/base/memoized.ts";
import { workAlone } from "../../lib/base/time/turns.ts";
import type { Config } from "../../lib/config.ts";
import type { Content, Profile } from "../../lib/content/content.ts";
import { buildContent as readContent } from "../../lib/content/mod.ts";
import { warn } from "../../runtime/warn.ts";
import { runInMemory } from "../site_in_memory.ts";
import { countCommits, writeCommits } from "./count_commits.ts";
import { keepAnswers } from "./keep_answers.ts";
import { atAnyAddress, keepPages } from "./keep_pages.ts";
import {
  manifestOf,
  readManifest,
  refuseOtherCode,
  writeManifest,
} from "./manifest.ts";
import { pageKeys } from "./page_keys.ts";
import type { Progress } from "./progress.ts";

/** Makes what follows from the content and the settings. */
export async function buildContent(
  config: Config,
  progress: Progress,
): Promise<void> {
  workAlone();
  const { code, content: made } = await manifestOf(config);
  const { pages, code: bundled } = await readManifest();
  refuseOtherCode(bundled, code);
  await writeManifest({ pages, code });
  const { content, letters } = await progress.phase("the content", () => {
    const today = latestDateOf(Date.now());
    return readContent(config.CONTENT_DIR, today);
  });
  // deno-lint-ignore no-console -- the build goes on, and its owner looks there
  warn(letters, console.warn);
  const counts = config.CODEHOST_PROVIDER.includes("git");
  const commits = counts ? await commitsOf(config, content.profile) : null;
  await writeCommits(commits);
  const builtAnswers = memoized((content: Content) =>
    openBuiltAnswers({ content })
  );
  const choice = { config, content, commits, builtAnswers };
  const site = await runInMemory(atAnyAddress(choice));
  const keys = await pageKeys(config, content, code);
  const source = { choice, site, keys };
  await progress.phase(
    "pages for questions",
    () =>
      keepPages(source).catch((error) => {
        // deno-lint-ignore no-console -- the build is complete without them
        console.warn(
          `Cannot store the pages for the first question: ${error.message}; the site renders them when it needs them`,
        );
      }),
  );
  await progress.phase("answers", () => keepAnswers(source));
  await writeManifest({ pages, code, content: made });
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
