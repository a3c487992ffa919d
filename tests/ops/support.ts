import type { TrackedEvent } from "../../lib/services/types.ts";
import { argsOfTask } from "../support/server.ts";

/** Runs the command in a folder of its own, with events that lie in its database. */
export async function withOps(
  stored: TrackedEvent[],
  use: (
    ops: (...args: string[]) => Promise<Output>,
    folder: string,
  ) => Promise<void>,
) {
  const folder = await Deno.makeTempDir();
  const KV_PATH = `${folder}/kv`;
  try {
    const kv = await Deno.openKv(KV_PATH);
    for (const [i, value] of stored.entries()) {
      const expiresAt = Date.now() + 60_000;
      await kv.set(["events", value.at, String(i)], { value, expiresAt });
    }
    kv.close();
    await use((...args) => ops({ KV_PATH }, ...args), folder);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

export interface Output {
  code: number;
  lines: string[];
  errors: string[];
}

export async function ops(
  env: Record<string, string>,
  ...args: string[]
): Promise<Output> {
  return await opsWith("", env, ...args);
}

/** Half a minute is the most that it lives. */
export function startOps(
  env: Record<string, string>,
  ...args: string[]
): Deno.ChildProcess {
  return new Deno.Command(Deno.execPath(), {
    args: ["run", "--no-check", ...argsOfTask("ops"), ...args],
    env: { NO_COLOR: "1", ...env },
    signal: AbortSignal.timeout(30_000),
    stdin: "piped",
    stdout: "piped",
    stderr: "piped",
  }).spawn();
}

/** Runs the command with `input` on standard input. */
export async function opsWith(
  input: string,
  env: Record<string, string>,
  ...args: string[]
): Promise<Output> {
  const child = startOps(env, ...args);
  const written = new Blob([input]).stream().pipeTo(child.stdin).catch(
    () => {},
  );
  const [{ code, stdout, stderr }] = await Promise.all([
    child.output(),
    written,
  ]);
  const linesOf = (bytes: Uint8Array) =>
    new TextDecoder().decode(bytes).split("\n").slice(0, -1);
  return { code, lines: linesOf(stdout), errors: linesOf(stderr) };
}
