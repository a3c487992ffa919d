import { assert, assertEquals } from "@std/assert";
import { dailyHash } from "../../lib/services/kv/daily_hash.ts";
import { memoryStore } from "../../lib/services/kv/memory_store.ts";
import { RateLedger } from "../../lib/services/rate_limit/rate_ledger.ts";
import { FakeClock } from "../support/clock.ts";

const WINDOW = "getStats 192.0.2.1";
const SECOND = 1_000;

/** A store and instances on it, whose clocks may be apart. */
function scene(start: string) {
  const clock = new FakeClock(start);
  const store = memoryStore(clock.now);
  const instance = (behind = 0) => {
    const now = () => clock.now() - behind;
    return new RateLedger(store, dailyHash(store, now), now);
  };
  const shared = () => ({ startedAt: clock.now(), notBefore: 0, claims: {} });
  return { clock, store, instance, shared };
}

Deno.test("a window is in the store for two minutes from its start", async () => {
  const { clock, instance, shared } = scene("2026-11-20T12:00:00Z");
  const ledger = instance();
  const window = shared();
  await ledger.write(await ledger.read(ledger.keysOf(WINDOW)), window);
  clock.advance(120 * SECOND - 1);
  assertEquals((await ledger.read(ledger.keysOf(WINDOW))).shared, window);
  clock.advance(1);
  assertEquals((await ledger.read(ledger.keysOf(WINDOW))).shared, undefined);
});

Deno.test("a window goes on over midnight, and the next write moves it", async () => {
  const { clock, store, instance, shared } = scene("2026-11-20T23:59:30Z");
  const ledger = instance();
  const window = shared();
  await ledger.write(await ledger.read(ledger.keysOf(WINDOW)), window);
  clock.advance(31 * SECOND);
  const found = await ledger.read(ledger.keysOf(WINDOW));
  assertEquals(found.shared, window);
  const more = { ...window, claims: { a: 5 } };
  assert(await ledger.write(found, more));
  assertEquals(await ledger.write(found, window), false);
  const moved = await ledger.read(ledger.keysOf(WINDOW));
  assertEquals(moved.shared, more);
  assertEquals(moved.from, undefined);
  const stored = () => Array.fromAsync(store.list(["rate_windows"]));
  clock.advance(89 * SECOND - 1);
  assertEquals((await stored()).length, 2);
  clock.advance(1);
  assertEquals(await stored(), []);
});

Deno.test("of two instances on the two sides of midnight one is first, and the other finds its window", async () => {
  for (const isAheadFirst of [true, false]) {
    const { clock, instance, shared } = scene("2026-11-21T00:00:00.500Z");
    const [ahead, behind] = [instance(), instance(SECOND)];
    const [first, second] = isAheadFirst ? [ahead, behind] : [behind, ahead];
    const [early, late] = [
      await first.read(first.keysOf(WINDOW)),
      await second.read(second.keysOf(WINDOW)),
    ];
    const window = shared();
    assert(await first.write(early, window));
    assertEquals(await second.write(late, shared()), false);
    assertEquals((await second.read(second.keysOf(WINDOW))).shared, window);
    assert(
      await second.write(await second.read(second.keysOf(WINDOW)), window),
    );
    assertEquals((await first.read(first.keysOf(WINDOW))).shared, window);
    clock.advance(2 * SECOND);
    assertEquals((await first.read(first.keysOf(WINDOW))).shared, window);
  }
});

Deno.test("a window that moves between the two reads is not written to its old place", async () => {
  const { store, instance, shared } = scene("2026-11-21T00:00:00.500Z");
  const ahead = instance();
  const moving = await ahead.read(ahead.keysOf(WINDOW));
  const now = () => Date.parse("2026-11-20T23:59:59.500Z");
  const newPlaceRead = Promise.withResolvers<void>();
  const get: typeof store.get = async (key) => {
    if (key[1] !== moving.from?.key[1]) {
      return await store.get(key).finally(newPlaceRead.resolve);
    }
    await newPlaceRead.promise;
    await ahead.write(moving, shared());
    return await store.get(key);
  };
  const hash = dailyHash(store, now);
  const behind = new RateLedger({ ...store, get }, hash, now);
  assertEquals(
    await behind.write(await behind.read(behind.keysOf(WINDOW)), shared()),
    false,
  );
});
