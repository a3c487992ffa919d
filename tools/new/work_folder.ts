import { ConfigError } from "../../lib/config.ts";

const SIGNALS: Deno.Signal[] = ["SIGINT", "SIGTERM", "SIGHUP"];
// `deno task start` sends it when npm has ended. Windows has no such signal.
if (Deno.build.os !== "windows") SIGNALS.push("SIGUSR2");

const paths = new Set<string>();

/**
 * A new folder in `dir` until it is disposed of, or until a signal ends the program.
 * Throws a ConfigError.
 */
export function workFolder(dir: string, prefix: string) {
  const path = madeIn(dir, prefix);
  if (paths.size === 0) listen(Deno.addSignalListener);
  paths.add(path);
  return {
    path,
    async [Symbol.asyncDispose]() {
      await Deno.remove(path, { recursive: true });
      paths.delete(path);
      if (paths.size === 0) listen(Deno.removeSignalListener);
    },
  };
}

/** Synchronous, so that no signal comes between the folder and its entry in `paths`. */
function madeIn(dir: string, prefix: string): string {
  try {
    return Deno.makeTempDirSync({ dir, prefix });
  } catch (error) {
    throw cannotWrite(dir, error);
  }
}

function listen(change: typeof Deno.addSignalListener): void {
  for (const signal of SIGNALS) change(signal, removeAll);
}

function removeAll(): void {
  for (const path of paths) remove(path);
  Deno.exit(1);
}

/** Retries, because a file that is still being written may appear meanwhile. */
function remove(path: string, attempts = 9): void {
  try {
    Deno.removeSync(path, { recursive: true });
  } catch {
    if (attempts > 0) remove(path, attempts - 1);
  }
}

export function cannotWrite(dir: string, error: unknown): ConfigError {
  const why = error instanceof Error ? error.message : String(error);
  return new ConfigError(`Cannot write ${dir}: ${why}`);
}
