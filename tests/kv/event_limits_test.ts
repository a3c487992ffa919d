import { assert, assertEquals } from "@std/assert";
import { denoKvStore } from "../../lib/services/kv/deno_kv_store.ts";
import { writeOfCounts } from "../../lib/services/kv/events.ts";
import { dayOf } from "../../lib/base/time/days.ts";
import { memoryStore } from "../../lib/services/kv/memory_store.ts";
import type { Store } from "../../lib/services/kv/store.ts";
import { eventLoop } from "../support/event_loop.ts";
import { eventScene, TWENTY } from "./support/event_scene.ts";

const DAY = 24 * 60 * 60_000;
const OTHER = "198.51.100.1";

Deno.test("500 events a day are taken of a client, and of the next day again", async () => {
  const { clock, record, fill, events } = eventScene();
  await fill(499);
  assertEquals(await record(), "recorded");
  assertEquals(await record(), "client_full");
  assertEquals(await record("a", { client: OTHER }), "recorded");
  clock.advance(DAY / 2 - 1);
  assertEquals(await record(), "client_full");
  clock.advance(1);
  assertEquals(await record(), "recorded");
  assertEquals(await record(), "recorded");
  assertEquals((await events()).length, 503);
});

Deno.test("10,000 events a day are taken of all, and of the next day again", async () => {
  const { clock, record, fill, events } = eventScene();
  for (const client of TWENTY) await fill(500, client);
  assertEquals(await record("a", { client: OTHER }), "day_full");
  assertEquals((await events()).length, 10_000);
  clock.advance(DAY / 2);
  assertEquals(await record("a", { client: TWENTY[0] }), "recorded");
  assertEquals(await record("a", { client: OTHER }), "recorded");
});

Deno.test("events that have expired leave room for others", async () => {
  const { clock, store, record, events } = eventScene();
  const now = clock.now();
  const longAgo = new Map([[dayOf(now) - 91, 100_000]]);
  await store.commit({ set: [writeOfCounts(longAgo, now)] });
  await record();
  await record();
  assertEquals((await events()).length, 2);
});

Deno.test("no commit holds more than 50 events, however many come at once", async () => {
  const sizes: number[] = [];
  const { fill } = eventScene({
    store: (now) => {
      const store = memoryStore(now);
      const commit: Store["commit"] = async (commit) => {
        const families = commit.set?.map(({ key }) => key[0]) ?? [];
        sizes.push(families.filter((family) => family === "events").length);
        await eventLoop();
        return await store.commit(commit);
      };
      return { ...store, commit };
    },
  });
  await fill(200);
  assertEquals(Math.max(...sizes), 50);
});

Deno.test("100,000 events are kept, and the oldest go first", async () => {
  const { clock, record, store, events } = eventScene();
  await seed(store, 99_999, clock.now() - DAY);
  const outcomes = await Promise.all(
    ["a", "b", "c"].map((event) => record(event)),
  );
  assertEquals(new Set(outcomes), new Set(["recorded"]));
  await record("d");
  const kept = (await events()).map(({ event }) => event);
  assertEquals(kept.length, 100_000);
  assertEquals(kept[0], "old 3");
  assertEquals(new Set(kept.slice(-4)), new Set(["a", "b", "c", "d"]));
});

Deno.test("a replay beyond the limit is a replay, and nothing beyond it costs more than one read", async () => {
  const operations: string[] = [];
  const watched = (now: () => number): Store => {
    const store = memoryStore(now);
    return {
      ...store,
      get: (key) => {
        operations.push(`get ${key[0]}`);
        return store.get(key);
      },
      commit: (commit) => {
        operations.push("commit");
        return store.commit(commit);
      },
    };
  };
  const { record, fill, instance } = eventScene({ store: watched });
  await record("a", { key: "used" });
  await fill(499);
  assertEquals(await record(), "client_full");
  operations.length = 0;
  assertEquals(await record("a", { key: "used" }), "replayed");
  assertEquals(await record("a", { key: "new" }), "client_full");
  assertEquals(await record(), "client_full");
  assertEquals(operations, ["get idem", "get idem"]);
  assertEquals(await record("a", { by: instance() }), "client_full");
  assert(!operations.includes("commit"));
});

for (const kind of ["the memory store", "Deno KV"]) {
  Deno.test(`the limits are exact with 50 at once by ten instances in ${kind}`, async () => {
    const kv = kind === "Deno KV" ? await Deno.openKv(":memory:") : undefined;
    const { record, fill, instance, events, store } = eventScene({
      store: (now) => kv ? denoKvStore(kv, now) : memoryStore(now),
    });
    await fill(480);
    const logs = Array.from({ length: 10 }, () => instance());
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, i) => record("a", { by: logs[i % 10] })),
    );
    assertEquals(outcomes.filter((each) => each === "recorded").length, 20);
    assertEquals(outcomes.filter((each) => each === "client_full").length, 30);
    assertEquals((await events()).length, 500);
    store.close();
  });
}

Deno.test("events from before there were counts are counted once", async () => {
  let lists = 0;
  const { clock, store, record, fill, events } = eventScene({
    store: (now) => {
      const store = memoryStore(now);
      const list: Store["list"] = (prefix) => {
        lists++;
        return store.list(prefix);
      };
      return { ...store, list };
    },
  });
  await seed(store, 9_990, clock.now() - 10_000);
  await fill(9);
  assertEquals(lists, 1);
  assertEquals(await record(), "recorded");
  assertEquals(await record(), "day_full");
  assertEquals((await events()).length, 10_000);
});

Deno.test("too many events from before there were counts become fewer with each new one", async () => {
  const { clock, store, record, events } = eventScene();
  await seed(store, 100_400, clock.now() - DAY);
  await record();
  assertEquals((await events()).length, 100_400 + 1 - 250);
  await record();
  assertEquals((await events()).length, 100_000);
});

/** Events as a former version stored them, a millisecond apart. */
async function seed(store: Store, count: number, from: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const at = from + i;
    const value = { event: `old ${i}`, at };
    await store.commit({ set: [{ key: ["events", at, ""], value }] });
  }
}
