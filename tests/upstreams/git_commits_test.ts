import { assertEquals, assertMatch } from "@std/assert";
import { readConfig } from "../../lib/config.ts";
import { countCommits } from "../../tools/build/count_commits.ts";
import {
  type Commit,
  git,
  GIT_ENV,
  scratchRepository,
} from "../support/repository.ts";

const ADA = { name: "Ada Acme", email: "ada@acme.example" };
const BEN = { name: "Ben Acme", email: "ben@acme.example" };
const COMMITS: Commit[] = [
  { ...ADA, day: "2001-02-03" },
  { ...BEN, day: "2001-02-03" },
  { ...ADA, day: "2001-02-03" },
  { ...ADA, day: "2001-02-04" },
];
const OF_ADA = { "2001-02-03": 2, "2001-02-04": 1 };
const OF_ALL = { "2001-02-03": 3, "2001-02-04": 1 };

type Person = Parameters<typeof countCommits>[1];

function count(
  folders: string[],
  person: Person,
  env: Record<string, string> = {},
) {
  const CODEHOST_REPOS = folders.join(",");
  const config = readConfig({ CODEHOST_REPOS, ...env });
  return countCommits(config, person, 7, GIT_ENV);
}

/** Commits by day, or the reason of the failure. */
async function daysOf(...args: Parameters<typeof count>) {
  const counting = await count(...args);
  return counting.state === "counted"
    ? Object.fromEntries(counting.commits.days)
    : counting.fix;
}

Deno.test("the calendar has the commits of the author that the profile names", async () => {
  await using repository = await scratchRepository(COMMITS);
  const folders = [repository.folder];
  assertEquals(await daysOf(folders, { git_author: ADA.name }), OF_ADA);
  assertEquals(await daysOf(folders, { git_author: ADA.email }), OF_ADA);
  const twice = { git_author: BEN.name };
  assertEquals(await daysOf([...folders, ...folders], twice), {
    "2001-02-03": 2,
  });
});

Deno.test("CODEHOST_USER names the author before the profile does, in the place of git", async () => {
  await using repository = await scratchRepository(COMMITS);
  const env = {
    CODEHOST_PROVIDER: "gitlab,git",
    CODEHOST_URL: "https://host.example,",
    CODEHOST_USER: "ben,ada",
  };
  const folders = [repository.folder];
  assertEquals(await daysOf(folders, { git_author: "Ben" }, env), OF_ADA);
});

Deno.test("everybody's commits are the sample person's, and nobody else's", async () => {
  await using repository = await scratchRepository(COMMITS);
  const folders = [repository.folder];
  assertEquals(await daysOf(folders, { sample: true }), OF_ALL);
  assertMatch(String(await daysOf(folders, {})), /git_author.*CODEHOST_USER/);
});

Deno.test("a shallow history is not counted as if it were whole", async () => {
  await using repository = await scratchRepository(COMMITS);
  await using copy = await scratchRepository();
  const folder = `${copy.folder}/shallow`;
  const from = `file://${repository.folder}`;
  await git(copy.folder, ["clone", "--quiet", "--depth=1", from, folder]);
  const folders = [repository.folder, folder];
  assertMatch(String(await daysOf(folders, { sample: true })), /unshallow/);
});

Deno.test("without a repository, or a commit, nothing is counted", async () => {
  await using empty = await scratchRepository();
  const none = await Deno.makeTempDir();
  for (const folder of [empty.folder, none, `${none}/nowhere`]) {
    const fix = await daysOf([folder], { sample: true });
    assertMatch(String(fix), /CODEHOST_REPOS/, folder);
  }
  await Deno.remove(none);
});
