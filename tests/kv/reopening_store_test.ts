import { assertEquals, assertRejects } from "@std/assert";
import { memoryStore } from "../../lib/services/kv/memory_store.ts";
import { reopeningStore } from "../../lib/services/kv/guarded_stores.ts";
import type { Store } from "../../lib/services/kv/store.ts";
import { FakeClock } from "../support/clock.ts";
import { testSite } from "../support/test_app.ts";

/** A file on a disk that is full or not, which can be opened where it is not. */
function disk() {
  const clock = new FakeClock("2026-11-20T12:00:00Z");
  const memory = memoryStore(clock.now);
  const seen = { isFull: false, tried: 0, closed: 0, commits: 0 };
  const fail = (reason = "database or disk is full") =>
    Promise.reject(new TypeError(reason));
  const open = (): Store => ({
    ...memory,
    commit(commit) {
      seen.commits++;
      return seen.isFull ? fail() : memory.commit(commit);
    },
    close: () => void seen.closed++,
  });
  const reopen = () => {
    seen.tried++;
    return seen.isFull ? fail() : Promise.resolve(open());
  };
  const store = reopeningStore(open(), { reopen, now: clock.now });
  return { clock, seen, store };
}

const write = { set: [{ key: ["a"], value: 1 }] };

Deno.test("a file on a full disk is closed once, and opened again every ten seconds until that goes well", async () => {
  const { clock, seen, store } = disk();
  assertEquals(await store.commit(write), true);
  seen.isFull = true;
  const both = [store.commit(write), store.commit(write)];
  for (const commit of both) await assertRejects(() => commit, TypeError);
  assertEquals([seen.closed, seen.commits], [1, 3]);
  await assertRejects(() => store.get(["a"]), TypeError);
  await assertRejects(() => Array.fromAsync(store.list([])), TypeError);
  clock.advance(9_999);
  await assertRejects(() => store.commit(write), TypeError);
  assertEquals([seen.tried, seen.commits], [0, 3]);
  clock.advance(1);
  await assertRejects(() => store.get(["a"]), TypeError);
  await assertRejects(() => store.get(["a"]), TypeError);
  assertEquals(seen.tried, 1);
  seen.isFull = false;
  clock.advance(10_000);
  const values = await Promise.all([store.get(["a"]), store.get(["a"])]);
  assertEquals(values.map(({ value }) => value), [1, 1]);
  assertEquals([seen.tried, await store.commit(write)], [2, true]);
  store.close();
  await Promise.resolve();
  assertEquals(seen.closed, 2);
});

Deno.test("a file that takes longer than ten seconds to open is opened once", async () => {
  const clock = new FakeClock("2026-11-20T12:00:00Z");
  const memory = memoryStore(clock.now);
  const opening = Promise.withResolvers<Store>();
  let tried = 0;
  const store = reopeningStore({
    ...memory,
    get: () => Promise.reject(new TypeError("disk I/O error")),
    close() {},
  }, {
    reopen() {
      tried++;
      return opening.promise;
    },
    now: clock.now,
  });
  await assertRejects(() => store.get(["a"]), TypeError);
  clock.advance(10_000);
  const first = store.get(["a"]);
  clock.advance(10_000);
  const second = store.get(["a"]);
  opening.resolve(memory);
  await Promise.all([first, second]);
  assertEquals(tried, 1);
});

Deno.test("another failure of a store leaves its file open", async () => {
  const fails = { ...memoryStore(() => 0), get: () => Promise.reject(late) };
  const late = new Error("Store timed out after 750 ms");
  let isClosed = false;
  const close = () => void (isClosed = true);
  const reopen = () => Promise.reject(late);
  const store = reopeningStore({ ...fails, close }, { reopen, now: () => 0 });
  await assertRejects(() => store.get(["a"]));
  assertEquals([isClosed, await store.commit(write)], [false, true]);
});

Deno.test("a site goes on showing its pages while its disk is full, and stores again when it is not", async () => {
  const { clock, seen, store } = disk();
  using site = testSite({ store, expectErrors: true });
  const status = async (...request: Parameters<typeof site.fetch>) => {
    const { status, body } = await site.fetch(...request);
    await body?.cancel();
    return status;
  };
  const track = () =>
    status("/api/v1/track", {
      method: "POST",
      body: '{"event":"hire_opened"}',
    });
  const pass = (milliseconds: number) => {
    for (const each of [clock, site.clock]) each.advance(milliseconds);
  };
  const all = async () => [
    await track(),
    await status("/healthz"),
    await status("/about"),
    await status("/api/v1/work"),
  ];
  assertEquals(await all(), [200, 200, 200, 200]);
  seen.isFull = true;
  pass(10_000);
  assertEquals(await all(), [500, 503, 200, 200]);
  seen.isFull = false;
  pass(10_000);
  assertEquals(await all(), [200, 200, 200, 200]);
});
