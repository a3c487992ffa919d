import { endOfNpm } from "./npm.ts";

/** Waits for a program that this one has started, passes signals on to it, and answers its exit code. */
export async function untilItEnds(child: Deno.ChildProcess): Promise<number> {
  const listeners = (["SIGINT", "SIGTERM"] as const)
    .map((signal) => ({ signal, pass: () => passOn(signal, child) }));
  for (const { signal, pass } of listeners) {
    Deno.addSignalListener(signal, pass);
  }
  // A signal of its own, so that the log of a server has the right reason.
  endOfNpm().then(() => passOn("SIGUSR2", child));
  const { code } = await child.status;
  for (const { signal, pass } of listeners) {
    Deno.removeSignalListener(signal, pass);
  }
  return code;
}

function passOn(signal: Deno.Signal, child: Deno.ChildProcess): void {
  try {
    child.kill(signal);
  } catch {
    // It has just ended, which is what was wanted.
  }
}
