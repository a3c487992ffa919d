import { dateOf } from "../../lib/base/time/days.ts";
import {
  authorOf,
  type CommitCount,
  type Person,
} from "../../lib/services/upstreams/built_commits.ts";
import type { UpstreamSettings } from "../../lib/upstream_settings.ts";

/** `what` is the obstacle, `fix` the remedy. */
export type Counting =
  | { state: "counted"; commits: CommitCount }
  | { state: "uncounted"; what: string; fix: string };

type Settings = Pick<
  UpstreamSettings,
  "CODEHOST_PROVIDER" | "CODEHOST_USER" | "CODEHOST_REPOS"
>;

/**
 * Counts the commits of the person in the last year by day, over all
 * repositories. `env` is the complete environment of git.
 */
export async function countCommits(
  settings: Settings,
  person: Person,
  now: number,
  env: Record<string, string>,
): Promise<Counting> {
  const author = authorOf(settings, person);
  if (author === undefined) return NOBODY;
  const days = new Map<string, number>();
  for (const folder of settings.CODEHOST_REPOS) {
    const shallow = await git(folder, SHALLOW, env);
    const log = await git(folder, logBy(author), env);
    if (shallow === null || log === null) return unreadable(folder);
    if (shallow.trim() === "true") return cutOff(folder);
    for (const seconds of log.split("\n").filter((line) => line !== "")) {
      const day = dateOf(Number(seconds) * 1000);
      days.set(day, (days.get(day) ?? 0) + 1);
    }
  }
  return { state: "counted", commits: { days, author, at: now } };
}

const NOBODY: Counting = {
  state: "uncounted",
  what: "the author of the commits is not configured",
  fix:
    "set git_author in profile.md or CODEHOST_USER to your name or email address in the commits, or leave the calendar out: CODEHOST_PROVIDER=off",
};

function unreadable(folder: string): Counting {
  return {
    state: "uncounted",
    what: `git cannot read commits in "${folder}"`,
    fix:
      "set CODEHOST_REPOS to the path of a git repository, or leave the calendar out: CODEHOST_PROVIDER=off",
  };
}

function cutOff(folder: string): Counting {
  return {
    state: "uncounted",
    what: `the git history of "${folder}" is shallow, so commits are missing`,
    fix: "run git fetch --unshallow in that folder",
  };
}

const SHALLOW = ["rev-parse", "--is-shallow-repository"];

/** Prints author dates in seconds since 1970, one a line. */
function logBy(author: string): string[] {
  const args = ["log", "--since=53 weeks ago", "--format=%at"];
  return author ? [...args, "--fixed-strings", `--author=${author}`] : args;
}

/** Output of a git command; null if it fails or git is missing. */
export async function git(
  folder: string,
  args: string[],
  env: Record<string, string>,
): Promise<string | null> {
  try {
    const { success, stdout } = await new Deno.Command("git", {
      args: ["-C", folder, ...args],
      env,
      clearEnv: true,
      stderr: "null",
    }).output();
    return success ? new TextDecoder().decode(stdout) : null;
  } catch {
    return null;
  }
}
