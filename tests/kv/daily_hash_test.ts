import {
  assert,
  assertEquals,
  assertNotEquals,
  assertRejects,
} from "@std/assert";
import { dailyHash } from "../../lib/services/kv/daily_hash.ts";
import { memoryStore } from "../../lib/services/kv/memory_store.ts";
import { FakeClock } from "../support/clock.ts";

const TEXT = "family 192.0.2.1";
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

function scene(start = "2026-11-20T12:00:00Z") {
  const clock = new FakeClock(start);
  const store = memoryStore(clock.now);
  return { clock, store, hash: dailyHash(store, clock.now) };
}

Deno.test("a hash is the same for a day, and another one on the next", async () => {
  const { clock, hash } = scene("2026-11-20T00:00:00Z");
  const first = await hash.of(TEXT);
  clock.advance(DAY - 1);
  assertEquals(await hash.of(TEXT), first);
  clock.advance(1);
  assertNotEquals(await hash.of(TEXT), first);
});

Deno.test("a hash of another text is another one, and none shows its text", async () => {
  const { hash } = scene();
  const first = await hash.of(TEXT);
  assert(/^[\w-]{22}$/.test(first), first);
  assertNotEquals(await hash.of("family 192.0.2.2"), first);
});

Deno.test("instances that start at once have one key, and so has a restarted one", async () => {
  const { clock, store } = scene();
  const hashes = await Promise.all(
    Array.from({ length: 20 }, () => dailyHash(store, clock.now).of(TEXT)),
  );
  assertEquals(new Set(hashes).size, 1);
  assertEquals(await dailyHash(store, clock.now).of(TEXT), hashes[0]);
});

Deno.test("a key has 256 bits", async () => {
  const { store, hash } = scene();
  await hash.of(TEXT);
  const [entry] = await Array.fromAsync(store.list(["hash_keys"]));
  assert(entry?.value instanceof Uint8Array);
  assertEquals(entry.value.length, 32);
});

Deno.test("two sites have two keys", async () => {
  assertNotEquals(await scene().hash.of(TEXT), await scene().hash.of(TEXT));
});

Deno.test("yesterday's hash can be had until ten minutes after midnight, and then no more", async () => {
  const { clock, store, hash } = scene("2026-11-20T23:59:59Z");
  const yesterday = await hash.of(TEXT);
  clock.advance(1_000 + 10 * MINUTE - 1);
  const late = dailyHash(store, clock.now);
  assertEquals(await late.of(TEXT, clock.now() - DAY), yesterday);
  assertNotEquals(await late.of(TEXT), yesterday);
  assertEquals((await Array.fromAsync(store.list([]))).length, 2);
  clock.advance(1);
  assertEquals((await Array.fromAsync(store.list([]))).length, 1);
});

Deno.test("a process remembers the keys of three days, and reads each once", async () => {
  const { clock, store } = scene();
  let reads = 0;
  const get: typeof store.get = (key) => {
    reads++;
    return store.get(key);
  };
  const hash = dailyHash({ ...store, get }, clock.now);
  const at = (day: number) => clock.now() + day * DAY;
  for (const day of [0, -1, 1, 0, -1, 1]) await hash.of(TEXT, at(day));
  assertEquals(reads, 3);
  await hash.of(TEXT, at(2));
  await hash.of(TEXT, at(-1));
  assertEquals(reads, 5);
});

Deno.test("a store that fails is asked again", async () => {
  const { clock, store } = scene();
  let isDown = true;
  const get: typeof store.get = (key) =>
    isDown ? Promise.reject(new Error("down")) : store.get(key);
  const hash = dailyHash({ ...store, get }, clock.now);
  await assertRejects(() => hash.of(TEXT));
  isDown = false;
  assertEquals(await hash.of(TEXT), await hash.of(TEXT));
});
