import { dailyHash } from "../../../lib/services/kv/daily_hash.ts";
import { denoKvStore } from "../../../lib/services/kv/deno_kv_store.ts";
import { later } from "../../../lib/services/rate_limit/rate_ledger.ts";
import { RateWindows } from "../../../lib/services/rate_limit/rate_windows.ts";

// One instance as a process of its own. Each byte on standard input is a
// request; the answer is a byte, 1 where it passed and 0 where it did not.

const store = denoKvStore(await Deno.openKv(Deno.args[0]), Date.now);
const windows = new RateWindows(60, Date.now, {
  store,
  hash: dailyHash(store, Date.now),
  reportError(error) {
    throw error;
  },
  // On a busy machine KV may be late, and then no bound is promised.
  after: (milliseconds, run) =>
    later(milliseconds < 150 ? milliseconds : 10_000, run),
});

for await (const requests of Deno.stdin.readable) {
  for (const _ of requests) {
    const { isExcess } = await windows.admit("getStats", "192.0.2.1");
    await Deno.stdout.write(Uint8Array.of(isExcess ? 0 : 1));
  }
}
store.close();
