import { ConfigError } from "../../../lib/config.ts";
import { inOneLine } from "../in_one_line.ts";

const LOG =
  "-c core.quotePath=false log --reverse --relative --format=%as --name-status --diff-filter=AR --find-renames";

/** Days of the first commits of the files below a folder. Throws a ConfigError. */
export async function gitDays(folder: string): Promise<Map<string, string>> {
  const days = new Map<string, string>();
  let day = "";
  for (const line of (await logOf(folder)).split("\n")) {
    const [word = "", path = "", next = path] = line.split("\t");
    const first = days.get(path) ?? day;
    days.delete(path);
    if (path) days.set(next, first);
    else day = word || day;
  }
  return days;
}

async function logOf(folder: string): Promise<string> {
  const args = ["-C", folder, ...LOG.split(" ")];
  const { success, stdout, stderr } = await new Deno.Command("git", { args })
    .output().catch(({ message }) => ({
      ...{ success: false, stdout: new Uint8Array() },
      stderr: new TextEncoder().encode(message),
    }));
  if (success) return new TextDecoder().decode(stdout);
  const why = new TextDecoder().decode(stderr).trim();
  throw new ConfigError(
    `git has no dates: ${inOneLine(why)}; name a folder of a repository`,
  );
}
