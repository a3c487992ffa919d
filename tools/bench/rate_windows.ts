import { dailyHash } from "../../lib/kv/daily_hash.ts";
import { memoryStore } from "../../lib/kv/memory_store.ts";
import { WINDOW } from "../../lib/rate_limit/rate_window.ts";
import { RateWindows } from "../../lib/rate_limit/rate_windows.ts";

const LIMIT = 60;
const NUMBERS = [1, 1_000, 10_000, 100_000, 1_000_000];

/** What rate windows cost: microseconds a request, and megabytes. */
export interface RateWindowCosts {
  /** By the number of distinct clients in a window. */
  byClients: [clients: number, microseconds: number][];
  /** Of a client with so many requests that the store is asked. */
  shared: number;
  /** The growth of the process by its first million clients. */
  megabytes: number;
}

/** In a process of its own, because memory is counted by process. */
export async function measureRateWindows(): Promise<RateWindowCosts> {
  const { stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "--no-check", "--quiet", "-A", import.meta.url],
    stderr: "inherit",
  }).output();
  return JSON.parse(new TextDecoder().decode(stdout));
}

if (import.meta.main) {
  const megabytes = costOfMillionClients();
  const costs: RateWindowCosts = {
    byClients: NUMBERS.map((clients) => [clients, costOfCounting(clients)]),
    shared: await costOfSharing(),
    megabytes,
  };
  await Deno.stdout.write(new TextEncoder().encode(JSON.stringify(costs)));
}

function nameOf(client: number): string {
  return `10.${client >> 16}.${client >> 8 & 255}.${client & 255}`;
}

function costOfMillionClients(): number {
  const subject = new RateWindows(LIMIT, Date.now);
  const before = Deno.memoryUsage().rss;
  for (let i = 0; i < 1_000_000; i++) subject.hit("listWork", nameOf(i));
  return (Deno.memoryUsage().rss - before) / 1024 / 1024;
}

/** Each client has five requests in a window, and then a new one begins. */
function costOfCounting(clients: number): number {
  let now = Date.now();
  const subject = new RateWindows(LIMIT, () => now);
  const round = () => {
    now += WINDOW;
    for (let i = 0; i < 5 * clients; i++) {
      subject.hit("listWork", nameOf(i % clients));
    }
  };
  const rounds = Math.ceil(100_000 / clients);
  for (let i = 0; i < rounds; i++) round(); // warms up
  const begun = performance.now();
  for (let i = 0; i < rounds; i++) round();
  return (performance.now() - begun) * 1000 / (5 * clients * rounds);
}

async function costOfSharing(): Promise<number> {
  const store = memoryStore(Date.now);
  const subject = new RateWindows(LIMIT, Date.now, {
    store,
    hash: dailyHash(store, Date.now),
    reportError(error) {
      throw error;
    },
  });
  const requests = 200_000;
  const begun = performance.now();
  for (let i = 0; i < requests; i++) {
    await subject.admit("listWork", nameOf(Math.floor(i / 50)));
  }
  return (performance.now() - begun) * 1000 / requests;
}
