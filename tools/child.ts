import { endOfNpm } from "./npm.ts";

/** Waits for a program that this one has started, passes signals on to it, and answers its exit code. */
export async function untilItEnds(child: Deno.ChildProcess): Promise<number> {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    Deno.addSignalListener(signal, () => passOn(signal, child));
  }
  // A signal of its own, so that the log of a server has the right reason.
  endOfNpm().then(() => passOn("SIGUSR2", child));
  const { code } = await child.status;
  return code;
}

function passOn(signal: Deno.Signal, child: Deno.ChildProcess): void {
  try {
    child.kill(signal);
  } catch {
    // It has just ended, which is what was wanted.
  }
}
