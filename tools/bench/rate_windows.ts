import { memoryStore } from "../../lib/kv/memory_store.ts";
import { RateWindows } from "../../lib/rate_limit/rate_windows.ts";

const LIMIT = 60;

function windows(): RateWindows {
  return new RateWindows(LIMIT, Date.now, {
    store: memoryStore(Date.now),
    secret: new Uint8Array(32),
    reportError: (error) => {
      throw error;
    },
  });
}

/**
 * Microseconds that a window costs each of so many requests of a client: up to
 * five are counted here alone, for more the store is asked now and then.
 */
export async function costOfWindow(each: number): Promise<number> {
  const subject = windows();
  const clients = Math.ceil(200_000 / each);
  const begun = performance.now();
  for (let client = 0; client < clients; client++) {
    const name = `10.${client >> 16}.${client >> 8 & 255}.${client & 255}`;
    for (let i = 0; i < each; i++) await subject.admit("listWork", name);
  }
  return (performance.now() - begun) * 1000 / (clients * each);
}

/** Megabytes of memory that a million distinct clients cost. */
export function costOfMillionClients(): number {
  const subject = windows();
  const before = Deno.memoryUsage().rss;
  for (let client = 0; client < 1_000_000; client++) {
    subject.admit(
      "listWork",
      `10.${client >> 16}.${client >> 8 & 255}.${client & 255}`,
    );
  }
  return (Deno.memoryUsage().rss - before) / 1024 / 1024;
}
