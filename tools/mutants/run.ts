/** How long one run of tests may take, in milliseconds: a mutant can make them hang. */
const LONGEST_RUN = 120_000;

export interface Run {
  success: boolean;
  stdout: string;
}

/** Runs a program, and ends it with all that it has started where it takes too long. */
export async function run(
  command: string,
  args: string[],
  { cwd, temp }: { cwd?: string; temp?: string } = {},
): Promise<Run> {
  const child = new Deno.Command(command, {
    args,
    cwd,
    env: { NO_COLOR: "1", ...temp && { TMPDIR: temp } },
    // A group of its own, so that all of it can be ended at once.
    detached: true,
    stdout: "piped",
    stderr: "null",
  }).spawn();
  const stdout = new Response(child.stdout).text();
  const timer = setTimeout(() => end(child.pid), LONGEST_RUN);
  const { success } = await child.status;
  clearTimeout(timer);
  // What it has started may still run, and hold its output open.
  end(child.pid);
  return { success, stdout: await stdout };
}

function end(group: number): void {
  try {
    Deno.kill(-group, "SIGKILL");
  } catch {
    // It has ended by itself.
  }
}
