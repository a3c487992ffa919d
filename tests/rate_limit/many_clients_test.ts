import { assert, assertEquals } from "@std/assert";
import { dailyHash } from "../../lib/services/kv/daily_hash.ts";
import { memoryStore } from "../../lib/services/kv/memory_store.ts";
import { LocalWindows } from "../../lib/services/rate_limit/rate_windows.ts";
import { SharedWindows } from "../../lib/services/rate_limit/shared_windows.ts";
import { FakeClock } from "../support/clock.ts";

const clock = new FakeClock("2026-11-20T12:00:00Z");
const NOW = clock.now();
const OPEN = { startedAt: NOW, count: 1 };

Deno.test("a window is remembered beside a million others at least, and beside two it is not", () => {
  const windows = new LocalWindows();
  windows.set(0, { startedAt: NOW, count: 60 }, NOW);
  const others = (from: number, to: number) => {
    for (let id = from; id < to; id++) windows.set(id, OPEN, NOW);
  };
  others(1, 2 ** 20 + 10);
  assertEquals(windows.get(0, NOW).count, 60);
  others(2 ** 20 + 10, 2 ** 21 + 2);
  assertEquals(windows.get(0, NOW).count, 0);
});

/** The windows that instances share, of one instance. */
function sharedWindows(clock: FakeClock): SharedWindows {
  const store = memoryStore(clock.now);
  const hash = dailyHash(store, clock.now);
  return new SharedWindows({ store, hash, reportError() {} }, 60, clock.now);
}

const WHOSE = { endpoint: "page", client: "192.0.2.1" };

Deno.test("a shared window is remembered beside 50,000 others at least, and beside 100,000 it is not", () => {
  const windows = sharedWindows(clock);
  const begin = (from: number, to: number) => {
    for (let id = from; id < to; id++) windows.begin(id, OPEN, WHOSE);
  };
  begin(0, 50_010);
  assert(windows.find(0, NOW)?.isOpen(NOW));
  begin(50_010, 100_002);
  assertEquals(windows.find(0, NOW), undefined);
});

Deno.test("a shared window is remembered for two minutes at least, and for four at most", () => {
  const clock = new FakeClock("2026-11-20T12:00:00Z");
  const windows = sharedWindows(clock);
  for (let second = 0; second < 1_000; second++) {
    const now = clock.now();
    windows.begin(second, { startedAt: now, count: 1 }, WHOSE);
    if (second >= 119) assert(windows.find(second - 119, now));
    assertEquals(windows.find(second - 240, now), undefined);
    clock.advance(1_000);
  }
});
