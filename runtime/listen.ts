import { ConfigError } from "../lib/config.ts";
import { wait } from "./wait.ts";

export interface Listener {
  port: number;
  /** Requests that came before wait for this. */
  mount(handler: Deno.ServeHandler): void;
  /** Takes no more requests. Resolves when those under way are answered, after two seconds at most. */
  close(): Promise<void>;
}

export interface ListenOptions {
  hostname: string;
  /** 0 for a free one. */
  port: number;
  reportError(error: unknown): void;
}

/** How long requests get to end where their connections are closed, in milliseconds. */
const FOR_THE_LAST = 2_000;
/** How long is waited before a listener that broke is replaced, in milliseconds. */
const PAUSE = 100;

/**
 * Listens, and goes on listening: where the system has no more descriptors for
 * connections, the runtime gives its listener up. Then all connections are
 * closed, as those of one client may be most of them, and another one begins.
 * Throws a ConfigError where nothing can be listened on from the start.
 */
export function listen(options: ListenOptions): Listener {
  const { hostname, reportError } = options;
  const { promise, resolve } = Promise.withResolvers<Deno.ServeHandler>();
  let handler: Deno.ServeHandler = async (request, info) =>
    (await promise)(request, info);
  promise.then((mounted) => handler = mounted);
  let isClosing = false;

  function open(port: number): Deno.HttpServer<Deno.NetAddr> {
    const connections = new AbortController();
    const server = Deno.serve({
      hostname,
      port,
      signal: connections.signal,
      onListen() {},
      onError(error) {
        reportError(error);
        return new Response(null, { status: 500 });
      },
    }, (request, info) => handler(request, info));
    server.finished.catch(async (error) => {
      // At once: what is loaded while no file can be opened never loads again.
      connections.abort();
      reportError(error);
      await reopen();
    });
    return server;
  }

  async function reopen(): Promise<void> {
    while (!isClosing) {
      await wait(PAUSE);
      try {
        server = open(port);
        return;
      } catch (error) {
        reportError(error);
      }
    }
  }

  let server = begin(() => open(options.port), options);
  // A platform may hand us a socket that has no port.
  const { port = options.port } = server.addr;
  return {
    port,
    mount: resolve,
    async close() {
      isClosing = true;
      // A connection whose client leaves a body unfinished does not end.
      const late = Promise.withResolvers<void>();
      const timer = setTimeout(late.resolve, FOR_THE_LAST);
      await Promise.race([server.shutdown(), late.promise]);
      clearTimeout(timer);
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
