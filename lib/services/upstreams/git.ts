/** What git says; null where it fails, or is missing. */
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
