import { ConfigError } from "../lib/config.ts";
import { wait } from "./wait.ts";

export interface Listener {
  port: number;
  /** Replaces the handler. Requests before the first one wait. */
  mount(handler: Deno.ServeHandler): void;
  /** Stops accepting requests. Resolves when pending ones are answered, or after two seconds. */
  close(): Promise<void>;
}

export interface ListenOptions {
  hostname: string;
  /** 0 for any free port. */
  port: number;
  reportError(error: unknown): void;
}

/** Milliseconds for pending requests before connections are closed. */
const FOR_THE_LAST = 2_000;
/** Milliseconds before a broken listener is replaced. */
const PAUSE = 100;

/**
 * Listens, and replaces a broken listener: without free descriptors the runtime
 * gives it up. Then all connections are closed, because most of them may belong
 * to one client. Throws a ConfigError if it cannot listen at the start.
 */
export function listen(options: ListenOptions): Listener {
  const { hostname, reportError } = options;
  const { promise, resolve } = Promise.withResolvers<Deno.ServeHandler>();
  let handler: Deno.ServeHandler = async (request, info) =>
    (await promise)(request, info);
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
      // At once: a module that cannot be loaded now never loads again.
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
  // A platform may pass a socket without a port.
  const { port = options.port } = server.addr;
  return {
    port,
    mount(mounted) {
      handler = mounted;
      resolve(mounted);
    },
    async close() {
      isClosing = true;
      // An unfinished request body keeps a connection open.
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
        `PORT ${port} is in use: stop the other program or set another PORT`,
      );
    }
    if (error instanceof Deno.errors.PermissionDenied) {
      throw new ConfigError(
        `PORT ${port} is not allowed for this user: use a port from 1024, with a proxy in front of it`,
      );
    }
    const said = error instanceof Error ? error.message : String(error);
    const [reason = ""] = said.split("\n", 1);
    throw new ConfigError(
      `HOST "${hostname}" is not usable: ${reason}; use an address of this computer, such as 127.0.0.1`,
    );
  }
}
