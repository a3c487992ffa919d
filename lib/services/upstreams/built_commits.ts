import type { CommitCount } from "./git_commits.ts";

const FILE = "_fresh/commits.json";

/** Writes the count for the server; null removes it. */
export async function writeCommits(commits: CommitCount | null): Promise<void> {
  await Deno.remove(FILE).catch(() => {});
  if (!commits) return;
  const days = Object.fromEntries(commits.days);
  await Deno.mkdir("_fresh", { recursive: true });
  await Deno.writeTextFile(FILE, JSON.stringify({ ...commits, days }));
}

/** Reads the build's count of the author; null if there is none. */
export async function readCommits(
  author: string | null = null,
): Promise<CommitCount | null> {
  try {
    const { days, ...count } = JSON.parse(await Deno.readTextFile(FILE));
    // The build may have had the content of another person.
    if (count.author !== author) return null;
    return { ...count, days: new Map(Object.entries(days)) };
  } catch {
    return null;
  }
}
