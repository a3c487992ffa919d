import type { CommitCount } from "./git_commits.ts";

const FILE = "_fresh/commits.json";

/** Writes the count of an author for the server; null removes it. */
export async function writeCommits(
  commits: CommitCount | null,
  author: string | undefined,
): Promise<void> {
  await Deno.remove(FILE).catch(() => {});
  if (!commits) return;
  const days = Object.fromEntries(commits.days);
  await Deno.mkdir("_fresh", { recursive: true });
  await Deno.writeTextFile(
    FILE,
    JSON.stringify({ author, at: commits.at, days }),
  );
}

/** Reads the count of the build; null if there is none, or if it is of another author. */
export async function readCommits(
  author: string | null = null,
): Promise<CommitCount | null> {
  try {
    const { at, days, ...of } = JSON.parse(await Deno.readTextFile(FILE));
    return of.author !== author
      ? null
      : { at, days: new Map(Object.entries(days)) };
  } catch {
    return null;
  }
}
