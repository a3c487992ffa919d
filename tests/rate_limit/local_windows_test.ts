import { assertEquals } from "@std/assert";
import { ExpiringMap } from "../../lib/services/rate_limit/expiring_map.ts";
import { LocalWindows } from "../../lib/services/rate_limit/rate_windows.ts";
import { WINDOW } from "../../lib/services/rate_limit/rate_window.ts";

const NOW = Date.parse("2026-11-20T12:00:00Z");

/** Windows with one of 7 requests that began at NOW. */
function windowsOfOne(): LocalWindows {
  const windows = new LocalWindows();
  windows.set(1, { startedAt: NOW, count: 7 }, NOW);
  return windows;
}

for (const step of [1, 977, 59_999, 60_000, 61_003]) {
  Deno.test(`a window is open for 60 s and never again, looked at every ${step} ms`, () => {
    const windows = windowsOfOne();
    const others = step < 1_000 ? 3 * WINDOW : 30 * WINDOW;
    for (let age = 0; age < others; age += step) {
      const now = NOW + age;
      windows.set(age + 2, { startedAt: now, count: 1 }, now);
      const { count } = windows.get(1, now);
      assertEquals(count, age < WINDOW ? 7 : 0, `${age} ms old`);
    }
  });
}

Deno.test("a window that nobody looked at is over, however long that was", () => {
  for (let age = WINDOW; age < 30 * WINDOW; age += 101) {
    assertEquals(windowsOfOne().get(1, NOW + age).count, 0, `${age} ms old`);
  }
});

Deno.test("a window begins when it was said to, whatever its count", () => {
  for (const count of [0, 1, 60, 8_191, 8_192, 1_000_000]) {
    const windows = new LocalWindows();
    windows.set(1, { startedAt: NOW, count }, NOW);
    assertEquals(windows.get(1, NOW + 59_999), { startedAt: NOW, count });
  }
});

Deno.test("a clock that is set back a little changes nothing, and one set back far begins anew", () => {
  assertEquals(windowsOfOne().get(1, NOW - 1_500).count, 7);
  for (const back of [3_000, 50_000, 3_600_000, 262_144_000]) {
    assertEquals(windowsOfOne().get(1, NOW - back).count, 0, `${back} ms`);
  }
});

Deno.test("no more is remembered than two generations hold, and the youngest of all", () => {
  const generations = new ExpiringMap<number>({
    maxEntries: 100,
    lifetime: 1_000,
  });
  for (let id = 0; id < 10_000; id++) generations.set(id, id, 0);
  const found = Array.from(Array(10_000).keys())
    .filter((id) => generations.get(id, 0) !== undefined);
  assertEquals(found.length <= 200, true);
  assertEquals(found.slice(-100), Array.from(Array(100), (_, i) => 9_900 + i));
});

Deno.test("what was set is remembered for a lifetime, and not for three", () => {
  for (let at = 0; at < 2_000; at += 13) {
    const generations = new ExpiringMap<string>({
      maxEntries: 100,
      lifetime: 1_000,
    });
    generations.set(0, "first", 0);
    generations.set(1, "one", at);
    assertEquals(generations.get(1, at + 999), "one");
    assertEquals(generations.get(1, at + 3_000), undefined);
  }
});
