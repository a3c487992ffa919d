import { readConfig } from "../../lib/config.ts";
import { serverFlags } from "../../tools/permissions.ts";
import { CONTENT_DIR } from "./content.ts";

/** Environment of all servers that tests start. */
export const ENV = {
  CONTENT_DIR,
  HOST: "127.0.0.1",
  PORT: "0",
  KV_PATH: ":memory:",
  RATE_LIMIT: "0",
  LOG_FORMAT: "off",
  NO_COLOR: "1",
};

/**
 * A server in a process of its own, on a port of loopback that is free, with
 * the tests' own person and the permissions that `deno task start` gives it.
 * All processes of the site are started here, or as the manual says by `shell.ts`.
 */
export function startServer(
  env: Record<string, string> = {},
  stderr: "inherit" | "piped" = "inherit",
  ...flags: string[]
): Deno.ChildProcess {
  const own = serverFlags(readConfig({ ...ENV, ...env }), Deno.cwd());
  return spawn([...own, ...flags, "main.ts"], env, stderr);
}

/** The server with every permission but those that the flags take away. */
export function spawnMain(...flags: string[]): Deno.ChildProcess {
  return spawn(["-A", ...flags, "main.ts"], {}, "piped");
}

/** As `deno task serve` does it, by the program that gives the permissions. */
export function startByTask(
  env: Record<string, string> = {},
): Deno.ChildProcess {
  return spawn(argsOfTask("serve"), env, "piped");
}

/**
 * As Deno Deploy does it: the entrypoint alone, where to listen told by the
 * platform, a tree that is not written to, and no other program.
 */
export function startOnDeploy(
  port: number,
  env: Record<string, string> = {},
): Deno.ChildProcess {
  const given = {
    DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
    DENO_DEPLOY: "true",
    DENO_DEPLOY_ORG_SLUG: "org",
    DENO_DEPLOY_APP_SLUG: "app",
    HOST: "",
    PORT: "",
    KV_PATH: "",
    LOG_FORMAT: "",
    SAMPLE_OK: "1",
    ...env,
  };
  const flags = ["--allow-all", "--deny-run", "--deny-ffi", "--deny-write"];
  return spawn([...flags, "main.ts"], given, "piped");
}

/** `deno task doctor`, to its end; the tests' person has no commits. */
export async function runDoctor(
  env: Record<string, string>,
  ...options: string[]
): Promise<{ code: number; lines: string[]; errors: string }> {
  const args = [...argsOfTask("doctor"), ...options];
  const given = { CODEHOST_PROVIDER: "off", ...env };
  const doctor = spawn(args, given, "piped");
  const { code, stdout, stderr } = await doctor.output();
  const [printed = "", errors = ""] = [stdout, stderr].map((bytes) =>
    new TextDecoder().decode(bytes)
  );
  return { code, lines: printed.trimEnd().split("\n"), errors };
}

/** As `deno task dev` does it, once: nobody watches the files. */
export function startDev(env: Record<string, string>): Deno.ChildProcess {
  return spawn(["-A", "dev.ts"], env, "piped");
}

/** Arguments of the last `deno run` of a task. */
export function argsOfTask(name: string): string[] {
  return String(tasks[name]).replace(/^.*\bdeno run /, "").split(" ");
}

const { tasks } = JSON.parse(await Deno.readTextFile("deno.json"));

function spawn(
  args: string[],
  env: Record<string, string>,
  stderr: "inherit" | "piped",
): Deno.ChildProcess {
  return new Deno.Command(Deno.execPath(), {
    args: ["run", "--no-check", ...args],
    env: { ...ENV, ...env },
    stdout: "piped",
    stderr,
  }).spawn();
}

export function addressOf(server: Deno.ChildProcess): Promise<string> {
  return addressIn(server.stdout);
}

/** Reads what a server prints up to the line that says where the site is. */
export async function addressIn(
  output: ReadableStream<Uint8Array<ArrayBuffer>>,
): Promise<string> {
  let text = "";
  for await (const chunk of output.pipeThrough(new TextDecoderStream())) {
    const [address] = /http:\/\/[\w.]+:\d+/.exec(text += chunk) ?? [];
    if (address) return address;
  }
  throw new Error(`The server did not start; is there a build? ${text}`);
}
