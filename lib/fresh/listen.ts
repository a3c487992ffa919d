import type { ListenOptions } from "./config.ts";
import type { Handler } from "./handler.ts";

/** Serves until the server is shut down. */
export async function listen(
  handler: Handler,
  options: ListenOptions = {},
): Promise<void> {
  if (options.port !== undefined) {
    return await Deno.serve(options, handler).finished;
  }
  for (let port = FIRST_PORT;; port++) {
    const server = tryToServe(port, handler, options);
    if (server) return await server.finished;
  }
}

const FIRST_PORT = 8000;
const LAST_PORT = 8019;

function tryToServe(port: number, handler: Handler, options: ListenOptions) {
  try {
    return Deno.serve({ ...options, port }, handler);
  } catch (error) {
    // Somebody else's port is no failure while others may be free.
    const taken = error instanceof Deno.errors.AddrInUse;
    if (taken && port < LAST_PORT) return null;
    throw error;
  }
}
