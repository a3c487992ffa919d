import { CONTENT_DIR } from "./content.ts";

const { tasks } = JSON.parse(await Deno.readTextFile("deno.json"));
/** The flags that `deno task start` runs the server with. */
export const FLAGS: string[] = String(tasks.start).match(/--allow-[^ ]+/g) ??
  [];

/**
 * A server in a process of its own, on a port of loopback that is free, with
 * the tests' own person. All processes of the site are started here.
 */
export function startServer(
  env: Record<string, string> = {},
  stderr: "inherit" | "piped" = "inherit",
): Deno.ChildProcess {
  return new Deno.Command(Deno.execPath(), {
    args: ["run", "--no-check", ...FLAGS, "main.ts"],
    env: {
      CONTENT_DIR,
      HOST: "127.0.0.1",
      PORT: "0",
      KV_PATH: ":memory:",
      RATE_LIMIT: "0",
      LOG_FORMAT: "off",
      NO_COLOR: "1",
      ...env,
    },
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
  throw new Error(`The server did not start: ${text}`);
}
