import { assert } from "@std/assert";

const { tasks } = JSON.parse(await Deno.readTextFile("deno.json"));
/** The flags that `deno task start` runs the server with. */
const FLAGS = String(tasks.start).match(/--allow-[^ ]+/g) ?? [];

/** The site in a process of its own, with the sample content. */
export class RealSite {
  readonly url: string;
  readonly #server: Deno.ChildProcess;
  readonly #codehost: Deno.HttpServer;

  private constructor(
    url: string,
    server: Deno.ChildProcess,
    codehost: Deno.HttpServer,
  ) {
    this.url = url;
    this.#server = server;
    this.#codehost = codehost;
  }

  static async start(env: Record<string, string> = {}): Promise<RealSite> {
    // A code host without contributions: no answer of it is from the network.
    const codehost = Deno.serve(
      { hostname: "127.0.0.1", port: 0, onListen() {} },
      () => Response.json([]),
    );
    const server = new Deno.Command(Deno.execPath(), {
      args: ["run", "--no-check", ...FLAGS, "main.ts"],
      env: {
        HOST: "127.0.0.1",
        PORT: "0",
        KV_PATH: ":memory:",
        LOG_FORMAT: "off",
        NO_COLOR: "1",
        RATE_LIMIT: "0",
        CODEHOST_PROVIDER: "forgejo",
        CODEHOST_URL: `http://127.0.0.1:${codehost.addr.port}`,
        CODEHOST_USER: "sam",
        ...env,
      },
      stdout: "piped",
      stderr: "inherit",
    }).spawn();
    try {
      return new RealSite(await addressOf(server), server, codehost);
    } catch (error) {
      await codehost.shutdown();
      throw error;
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.kill("SIGTERM");
    await this.#server.status;
    await this.#codehost.shutdown();
  }
}

/** Reads standard output up to the line that says where the site is. */
async function addressOf(server: Deno.ChildProcess): Promise<string> {
  const reader = server.stdout.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  while (true) {
    const { value, done } = await reader.read();
    const address = /http:\/\/localhost:\d+/.exec(text += value ?? "")?.[0];
    if (address || done) {
      await reader.cancel();
      assert(address, `The site did not start: ${text}`);
      return address.replace("localhost", "127.0.0.1");
    }
  }
}
