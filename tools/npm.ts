import process from "node:process";

const LOOK_EVERY = 1_000;

/**
 * Resolves when npm is stopped: npm signals only the shell that runs this program,
 * and the shell passes no signal on. Never resolves without npm, or without Linux,
 * whose /proc shows the ancestors.
 */
export async function endOfNpm(): Promise<void> {
  const watched = Deno.env.get("npm_command") ? await ancestors() : [];
  const { promise, resolve } = Promise.withResolvers<void>();
  if (watched.length === 0) return promise;
  const timer = setInterval(() => {
    if (watched.every(isRunning)) return;
    clearInterval(timer);
    resolve();
  }, LOOK_EVERY);
  Deno.unrefTimer(timer);
  return promise;
}

/** The processes between npm and this one, npm included; none where it is not among them. */
async function ancestors(): Promise<number[]> {
  const found: number[] = [];
  for (let pid = Deno.ppid; pid > 1;) {
    const { name, parent } = await processAt(pid);
    found.push(pid);
    if (name.startsWith("npm")) return found;
    pid = parent;
  }
  return [];
}

/** Deno itself reads there only with every permission there is. */
async function processAt(pid: number) {
  const { stdout } = await new Deno.Command("cat", {
    args: [`/proc/${pid}/stat`],
    stderr: "null",
  }).output();
  const stat = new TextDecoder().decode(stdout);
  const [, name = "", parent = ""] = /\((.*)\) \w (\d+)/.exec(stat) ?? [];
  return { name, parent: Number(parent) };
}

function isRunning(pid: number): boolean {
  try {
    // Signal 0 is not sent: it only checks that the process exists.
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
