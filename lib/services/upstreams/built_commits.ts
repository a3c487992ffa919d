import type { CommitCount } from "./git_commits.ts";

const FILE = "_fresh/commits.json";

/** Writes the count for the server; null removes it. */
export async function writeCommits(commits: CommitCount | null): Promise<void> {
  await Deno.remove(FILE).catch(() => {});
  if (!commits) return;
  const days = Object.fromEntries(commits.days);
  await Deno.mkdir("_fresh", { recursive: true });
  await Deno.writeTextFile(FILE, JSON.stringify({ at: commits.at, days }));
}

/** Reads the count of the build; null if there is none. */
export async function readCommits(): Promise<CommitCount | null> {
  try {
    const { at, days } = JSON.parse(await Deno.readTextFile(FILE));
    return { at, days: new Map(Object.entries(days)) };
  } catch {
    return null;
  }
}
