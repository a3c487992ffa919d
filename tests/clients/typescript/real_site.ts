import { addressOf, startServer } from "../../support/server.ts";

/** The site in a process of its own, and a code host beside it. */
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
    const server = startServer({
      CODEHOST_PROVIDER: "forgejo",
      CODEHOST_URL: `http://127.0.0.1:${codehost.addr.port}`,
      CODEHOST_USER: "odalys",
      ...env,
    });
    try {
      const address = await addressOf(server);
      // The site listens on IPv4. Not every client tries both addresses of localhost.
      const url = address.replace("localhost", "127.0.0.1");
      return new RealSite(url, server, codehost);
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
