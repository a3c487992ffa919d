const decoder = new TextDecoder();

/** Git and where it is: all that it gets of the environment, with `env`. */
export const GIT_ENV = { PATH: Deno.env.get("PATH") ?? "", HOME: "/nowhere" };

/** Runs git in a folder; throws with what it said where it fails. */
export async function git(
  folder: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<string> {
  const { success, stdout, stderr } = await new Deno.Command("git", {
    args: ["-C", folder, ...args],
    env: { ...GIT_ENV, ...env },
    clearEnv: true,
  }).output();
  if (success) return decoder.decode(stdout);
  // A conflict is named on the one, what cannot be done on the other.
  const printed = decoder.decode(stdout) + decoder.decode(stderr);
  throw new Error(`git ${args.join(" ")}: ${printed}`);
}

/** Committed today. The author date is `day` (YYYY-MM-DD). */
export interface Commit {
  name: string;
  email: string;
  day: string;
}

/** A repository with these commits in a folder of its own. */
export async function scratchRepository(commits: Commit[] = []) {
  const folder = await Deno.makeTempDir({ prefix: "repository-" });
  await git(folder, ["init", "--quiet"]);
  for (const { name, email, day } of commits) {
    await git(folder, ["commit", "--quiet", "--allow-empty", "-m", "x"], {
      GIT_AUTHOR_NAME: name,
      GIT_AUTHOR_EMAIL: email,
      GIT_AUTHOR_DATE: `${day}T12:00:00Z`,
      GIT_COMMITTER_NAME: name,
      GIT_COMMITTER_EMAIL: email,
    });
  }
  return {
    folder,
    [Symbol.asyncDispose]: () => Deno.remove(folder, { recursive: true }),
  };
}
