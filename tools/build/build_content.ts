import { gitEnvironment } from "../../environment.ts";
import { latestDateOf } from "../../lib/base/time/days.ts";
import { memoized } from "../../lib/base/memoized.ts";
import { workAlone } from "../../lib/base/time/turns.ts";
import type { Config } from "../../lib/config.ts";
import type { Content, Profile } from "../../lib/content/content.ts";
import { buildContent as readContent } from "../../lib/content/mod.ts";
import { warn } from "../../runtime/warn.ts";
import { runInMemory } from "../site_in_memory.ts";
import {
  readManifest,
  writeManifest,
} from "../../lib/server/build/manifest.ts";
import { BuildStore } from "../../lib/server/build/store.ts";
import { countCommits } from "./count_commits.ts";
import { keepAnswers, removeOldAnswers } from "./keep_answers.ts";
import { atAnyAddress, keepPages } from "./keep_pages.ts";
import { pageKeys } from "./page_keys.ts";
import type { Progress } from "./progress.ts";
import { refuseOtherCode, wantedBy } from "./wanted.ts";

/** Makes what follows from the content and the settings. */
export async function buildContent(
  config: Config,
  progress: Progress,
): Promise<void> {
  workAlone();
  const [wanted, before] = await Promise.all([
    wantedBy(config),
    readManifest(),
  ]);
  const { keys: { code } } = wanted;
  refuseOtherCode(before.bundle, code);
  await writeManifest({ ...before, keys: undefined });
  const loaded = await progress.phase("the content", () => {
    const today = latestDateOf(Date.now());
    return readContent(config.CONTENT_DIR, today);
  });
  // deno-lint-ignore no-console -- the build goes on, and its owner looks there
  warn(loaded.letters ?? [], console.warn);
  const { content } = loaded;
  const store = await BuildStore.of(wanted.keys);
  await store.writeContent(loaded);
  const counts = config.CODEHOST_PROVIDER.includes("git");
  const commits = counts ? await commitsOf(config, content.profile) : null;
  const builtAnswers = memoized((content: Content) =>
    store.openAnswers(content)
  );
  const choice = { config, content, commits, builtAnswers };
  const site = await runInMemory(atAnyAddress(choice));
  const keys = await pageKeys(config, content, code);
  const source = { choice, site, keys, store, before: before.answers };
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
  const answers = await progress.phase("answers", () => keepAnswers(source));
  const { pages, bundle } = before;
  const stored = commits &&
    { ...commits, days: Object.fromEntries(commits.days) };
  await writeManifest({ pages, bundle, ...wanted, commits: stored, answers });
  await removeOldAnswers(answers, before.answers);
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
