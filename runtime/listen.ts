import { ConfigError } from "../lib/config.ts";

export interface Listener {
  port: number;
  /** Requests that came before wait for this. */
  mount(handler: Deno.ServeHandler): void;
  /** Takes no more requests. Resolves when those under way are answered. */
  close(): Promise<void>;
}

export interface ListenOptions {
  hostname: string;
  /** 0 for a free one. */
  port: number;
  reportError(error: unknown): void;
}

/** How long is waited before a broken listener is replaced, in milliseconds. */
const PAUSE = 100;
/** How long requests under way on a broken listener get to end, in milliseconds. */
const PATIENCE = 5_000;

/**
 * Listens, and goes on listening: where the system has no more descriptors for
 * connections, the runtime gives its listener up. Then what is idle is closed,
 * so that there are some again. Throws a ConfigError where it cannot begin.
 */
export function listen(options: ListenOptions): Listener {
  const { hostname, reportError } = options;
  const { promise, resolve } = Promise.withResolvers<Deno.ServeHandler>();
  let handler: Deno.ServeHandler = async (request, info) =>
    (await promise)(request, info);
  promise.then((mounted) => handler = mounted);
  let isClosing = false;

  function open(port: number): Deno.HttpServer<Deno.NetAddr> {
    const all = new AbortController();
    const server = Deno.serve({
      hostname,
      port,
      signal: all.signal,
      onListen() {},
      onError(error) {
        reportError(error);
        return new Response(null, { status: 500 });
      },
    }, (request, info) => handler(request, info));
    server.finished.catch(async (error) => {
      reportError(error);
      setTimeout(() => all.abort(), PATIENCE);
      server.shutdown().catch(reportError);
      await replace();
    });
    return server;
  }

  async function replace(): Promise<void> {
    while (!isClosing) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      try {
        server = open(bound);
        return;
      } catch (error) {
        reportError(error);
      }
    }
  }

  let server = begin(() => open(options.port), options);
  // A platform may hand us a socket that has no port.
  const { port: bound = options.port } = server.addr;
  return {
    port: bound,
    mount: resolve,
    async close() {
      isClosing = true;
      await server.shutdown();
    },
  };
}

function begin<T>(open: () => T, { hostname, port }: ListenOptions): T {
  try {
    return open();
  } catch (error) {
    if (error instanceof Deno.errors.AddrInUse) {
      throw new ConfigError(
        `PORT ${port} is in use: stop the other program or choose another port`,
      );
    }
    const [reason = ""] = String(error).split("\n", 1);
    throw new ConfigError(
      `HOST "${hostname}" cannot be listened on: ${reason}`,
    );
  }
}
