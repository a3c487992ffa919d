import type { Config } from "../../lib/config.ts";

/** A folder whose commits the calendar shows. */
export interface Repository {
  folder: string;
  /** Null where it is no repository, or there is no git. */
  isShallow: boolean | null;
}

export async function repositoriesOf(config: Config): Promise<Repository[]> {
  if (!config.CODEHOST_PROVIDER.includes("git")) return [];
  return await Promise.all(
    config.CODEHOST_REPOS.map(async (folder) => ({
      folder,
      isShallow: await isShallow(folder),
    })),
  );
}

async function isShallow(folder: string): Promise<boolean | null> {
  const args = ["-C", folder, "rev-parse", "--is-shallow-repository"];
  try {
    const git = new Deno.Command("git", { args, stderr: "null" });
    const { success, stdout } = await git.output();
    return success ? new TextDecoder().decode(stdout).trim() === "true" : null;
  } catch {
    return null;
  }
}
