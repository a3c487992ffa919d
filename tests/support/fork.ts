import { git } from "./repository.ts";

/** Author of commits in a scratch repository. */
const AUTHOR = {
  GIT_AUTHOR_NAME: "Somebody",
  GIT_AUTHOR_EMAIL: "somebody@acme.example",
  GIT_COMMITTER_NAME: "Somebody",
  GIT_COMMITTER_EMAIL: "somebody@acme.example",
};

/** The commit that added a file; undefined where the history does not say it. */
export async function commitThatAdded(
  path: string,
): Promise<string | undefined> {
  try {
    const shallow = await git(".", ["rev-parse", "--is-shallow-repository"]);
    if (shallow.trim() === "true") return;
    const args = ["log", "--diff-filter=A", "--format=%H", "--", path];
    return (await git(".", args)).trim().split("\n").at(-1) || undefined;
  } catch {
    // No repository, or no git.
    return;
  }
}

/**
 * The software as it is committed, in a repository that brings no content but its README, and
 * somebody's fork of it that stands at `commit`.
 */
export async function forkedAt(commit: string) {
  const dir = await Deno.makeTempDir({ prefix: "fork-" });
  const upstream = `${dir}/upstream`;
  const folder = `${dir}/fork`;
  await git(".", ["clone", "--quiet", ".", upstream]);
  await git(upstream, ["checkout", "--quiet", "-B", "main"]);
  await git(upstream, [
    ...["rm", "-r", "--quiet", "--ignore-unmatch", "content"],
    ":!content/README.md",
  ]);
  await git(
    upstream,
    ["commit", "--quiet", "--allow-empty", "-m", "x"],
    AUTHOR,
  );
  await git(dir, ["clone", "--quiet", upstream, folder]);
  await git(folder, ["checkout", "--quiet", "-B", "main", commit]);
  return {
    dir,
    folder,
    /** Everything that has changed in the fork. */
    async commit() {
      await git(folder, ["add", "--all"]);
      await git(folder, ["commit", "--quiet", "-m", "x"], AUTHOR);
    },
    /** A line of the manual, which names another address. */
    run(line: string) {
      const [, ...args] = words(line.replace(/https:\S+\.git$/, upstream));
      return git(folder, args, AUTHOR);
    },
    [Symbol.asyncDispose]: () => Deno.remove(dir, { recursive: true }),
  };
}

/** As a shell takes them apart. */
function words(line: string): string[] {
  return [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) =>
    quoted ?? bare ?? ""
  );
}
