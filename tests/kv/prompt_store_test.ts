import { assertEquals, assertRejects } from "@std/assert";
import { storeWithTimeout } from "../../lib/services/kv/guarded_stores.ts";
import type { Store } from "../../lib/services/kv/store.ts";
import { hangingStore } from "../support/hanging_store.ts";
import { eventLoop } from "../support/event_loop.ts";
import { FakeClock } from "../support/clock.ts";

const KEY = ["a"];

function hanging() {
  const clock = new FakeClock("2026-11-20T12:00:00Z");
  const storage = hangingStore(clock.now);
  const store = storeWithTimeout(storage.store, clock);
  return { clock, storage, store };
}

Deno.test("each operation of a storage that hangs fails within 750 ms", async () => {
  for (const name of ["get", "commit", "list"] as const) {
    const { clock, storage, store } = hanging();
    storage.hang();
    const answer = {
      get: () => store.get(KEY),
      commit: () => store.commit({ delete: [KEY] }),
      list: () => Array.fromAsync(store.list(KEY)),
    }[name]();
    const outcome = answer.then(() => "answered", () => "failed");
    clock.advance(749);
    const waits = eventLoop().then(() => "waits");
    assertEquals(await Promise.race([outcome, waits]), "waits", name);
    clock.advance(1);
    assertEquals(await outcome, "failed", name);
  }
});

Deno.test("a storage that hangs is tried once a second, and the others fail at once", async () => {
  const { clock, storage, store } = hanging();
  storage.hang();
  for (let second = 1; second <= 5; second++) {
    const all = Array.from({ length: 20 }, () => assertRejects(get));
    clock.advance(1_000);
    await Promise.all(all);
    // The first 20 were begun before anybody knew.
    assertEquals(storage.open(), 19 + second);
  }
  function get() {
    return store.get(KEY);
  }
});

Deno.test("a storage that hangs holds 512 operations at most", async () => {
  const { clock, storage, store } = hanging();
  storage.hang();
  const all = Array.from(
    { length: 1_000 },
    () => assertRejects(() => store.get(KEY)),
  );
  assertEquals(storage.open(), 512);
  clock.advance(750);
  await Promise.all(all);
});

Deno.test("a storage that is back answers from the next try on", async () => {
  const { clock, storage, store } = hanging();
  storage.hang();
  const failing = assertRejects(() => store.get(KEY));
  clock.advance(750);
  await failing;
  storage.goOn();
  await assertRejects(() => store.get(KEY));
  clock.advance(1_000);
  await store.get(KEY);
  await store.get(KEY);
});

Deno.test("what the storage itself says passes as it is", async () => {
  const { storage, store } = hanging();
  await store.commit({ set: [{ key: KEY, value: 1 }] });
  assertEquals((await store.get(KEY)).value, 1);
  const stale = { check: [{ key: KEY, version: null }] };
  assertEquals(await store.commit(stale), false);
  storage.fail(new Error("disk"));
  await assertRejects(() => store.get(KEY), Error, "disk");
  // A storage that says so does not hang.
  await assertRejects(() => store.get(KEY), Error, "disk");
});

Deno.test("a storage whose answer waits to be read when its time is up is not late", async () => {
  for (
    const ask of [
      (store: Store) => store.get(KEY),
      (store: Store) => store.commit({ delete: [KEY] }),
      (store: Store) => Array.fromAsync(store.list(KEY)),
    ]
  ) {
    const { clock, storage, store } = hanging();
    storage.hang();
    const answer = ask(store);
    // As after work that took that long: both in one turn of the event loop.
    clock.advance(750);
    storage.goOn();
    await answer;
  }
});
