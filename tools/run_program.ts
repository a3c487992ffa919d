export interface Run {
  success: boolean;
  stdout: string;
}

export interface RunOptions {
  cwd?: string;
  /** The folder for temporary files. */
  temp?: string;
  /** Milliseconds; ten minutes unless given. */
  longest?: number;
}

/** Runs a program, and ends it with all that it has started where it takes too long. */
export async function run(
  command: string,
  args: string[],
  { cwd, temp, longest = 600_000 }: RunOptions = {},
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
  const timer = setTimeout(() => end(child.pid), longest);
  const { success } = await child.status;
  clearTimeout(timer);
  // Its own child processes may still run and hold the output open.
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
