import { readConfig } from "../../lib/config.ts";
import { serverFlags } from "../permissions.ts";

/** A server in a process of its own. */
export interface Server extends AsyncDisposable {
  pid: number;
  port: number;
  /** The start of the process, by `performance.now()`. */
  begun: number;
}

/**
 * Starts a server and waits until it prints its address. What it prints goes
 * into a file: a pipe would fill up while the load runs, and stop the server.
 */
export async function startServer(
  args: string[],
  env: Record<string, string> = {},
): Promise<Server> {
  const begun = performance.now();
  const file = await Deno.makeTempFile();
  const command = [Deno.execPath(), "run", "--no-check", ...args];
  const child = new Deno.Command("sh", {
    args: ["-c", 'out=$1; shift; exec "$@" >"$out"', "sh", file, ...command],
    env,
  }).spawn();
  const port = await portFrom(file, begun).catch(async (error) => {
    child.kill("SIGTERM");
    await child.status;
    throw error;
  });
  return {
    pid: child.pid,
    port,
    begun,
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      await child.status;
      await Deno.remove(file);
    },
  };
}

async function portFrom(file: string, begun: number): Promise<number> {
  while (performance.now() - begun < 20_000) {
    const text = await Deno.readTextFile(file);
    const port = /http:\/\/localhost:(\d+)/.exec(text)?.[1];
    if (port) return Number(port);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  throw new Error(
    "Cannot start the server: expected its address within 20 s; run `deno task serve` to see the error",
  );
}

/** The site with the permissions that `deno task start` gives it. */
export function startSite(): Promise<Server> {
  const flags = serverFlags(readConfig(ENV), Deno.cwd());
  return startServer([...flags, "main.ts"], ENV);
}

const ENV = {
  // Frozen words: else a longer story would look like a slower server.
  CONTENT_DIR: "tests/golden/sample",
  HOST: "127.0.0.1",
  PORT: "0",
  KV_PATH: ":memory:",
  RATE_LIMIT: "0",
  // The address of the build: else a start would not use its pages.
  BASE_URL: "http://localhost:8000",
};

/** CPU seconds that a process has used so far (Linux); NaN elsewhere. */
export async function cpuSeconds(pid: number): Promise<number> {
  const text = await Deno.readTextFile(`/proc/${pid}/stat`).catch(() => "");
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
