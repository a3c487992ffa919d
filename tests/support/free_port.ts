/**
 * A port of loopback at which no program listens just now. It lies below the
 * ports that the system gives to clients and to listeners on port 0, so none
 * of them takes it before the caller does.
 */
export function freePort(): number {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = LOWEST + Math.floor(Math.random() * COUNT);
    try {
      Deno.listen({ hostname: "127.0.0.1", port }).close();
      return port;
    } catch (error) {
      if (!(error instanceof Deno.errors.AddrInUse)) throw error;
    }
  }
  throw new Error("No free port was found");
}

const LOWEST = 20_000;
const COUNT = 12_000;
