import { dateOf } from "../time/days.ts";

/** Commits a day (YYYY-MM-DD in UTC). */
export interface CommitCount {
  days: ReadonlyMap<string, number>;
  /** When they were counted, in milliseconds since 1970. */
  at: number;
}

const FILE = "_fresh/commits.json";

/**
 * Counts the commits of the last year a day in each repository and writes them
 * where the server finds them. A folder that is no repository leaves nothing,
 * so that the operation can say that it is not configured. `env` is all of the
 * environment that git gets.
 */
export async function countCommits(
  repositories: string[],
  author: string,
  now: number,
  env: Record<string, string>,
): Promise<void> {
  const all = await Promise.all(
    repositories.map((folder) => commitTimes(folder, author, env)),
  );
  await Deno.remove(FILE).catch(() => {});
  if (all.some((times) => times === null)) return;
  const days: Record<string, number> = {};
  for (const time of all.flatMap((times) => times ?? [])) {
    const day = dateOf(time);
    days[day] = (days[day] ?? 0) + 1;
  }
  await Deno.mkdir("_fresh", { recursive: true });
  await Deno.writeTextFile(FILE, JSON.stringify({ at: now, days }));
}

/** What the build counted; null where it counted nothing. */
export async function readCommits(): Promise<CommitCount | null> {
  try {
    const { at, days } = JSON.parse(await Deno.readTextFile(FILE));
    return { at, days: new Map(Object.entries(days)) };
  } catch {
    return null;
  }
}

/** Author dates in milliseconds; null where there is no repository, or no git. */
async function commitTimes(
  folder: string,
  author: string,
  env: Record<string, string>,
): Promise<number[] | null> {
  const args = ["-C", folder, "log", "--since=53 weeks ago", "--format=%at"];
  if (author) args.push("--fixed-strings", `--author=${author}`);
  try {
    const git = new Deno.Command("git", {
      args,
      env,
      clearEnv: true,
      stderr: "null",
    });
    const { success, stdout } = await git.output();
    if (!success) return null;
    const lines = new TextDecoder().decode(stdout).split("\n");
    return lines.filter((line) => line !== "").map((line) =>
      Number(line) * 1000
    );
  } catch {
    return null;
  }
}
