import { assert, assertEquals, assertRejects } from "@std/assert";
import { denoKvStore } from "../../lib/services/kv/deno_kv_store.ts";
import { KEY_FAMILIES } from "../../lib/limits.ts";
import { memoryStore } from "../../lib/services/kv/memory_store.ts";
import type { Store } from "../../lib/services/kv/store.ts";
import { eventLoop } from "../support/event_loop.ts";
import { eventScene } from "./support/event_scene.ts";

const DAY = 24 * 60 * 60_000;
const key = "2cf24dba";

Deno.test("events are listed by time, also those of one millisecond", async () => {
  const { clock, record, instance, events } = eventScene();
  const details = { command: "help", deepLinked: true };
  const at = clock.now();
  await instance().record({
    event: "command_run",
    at,
    client: "192.0.2.1",
    ...details,
  });
  await record();
  clock.advance(-1);
  await record();
  const listed = await events();
  assertEquals(listed.map((event) => event.at), [at - 1, at, at]);
  assert(listed.some(({ command }) => command === "help"));
});

Deno.test("an event is kept for 90 days", async () => {
  const { clock, record, events } = eventScene();
  await record();
  clock.advance(90 * DAY - 1);
  assertEquals((await events()).length, 1);
  clock.advance(1);
  assertEquals(await events(), []);
});

Deno.test("a key that was used is a replay for 24 hours to the millisecond", async () => {
  const { clock, record, events } = eventScene();
  assertEquals(await record("hire_opened", { key }), "recorded");
  clock.advance(DAY - 1);
  assertEquals(await record("command_run", { key }), "replayed");
  assertEquals((await events()).length, 1);
  clock.advance(1);
  assertEquals(await record("hire_opened", { key }), "recorded");
  clock.advance(DAY - 1);
  assertEquals(await record("hire_opened", { key }), "replayed");
  assertEquals((await events()).length, 2);
});

Deno.test("events without a key, and with other keys, are all recorded", async () => {
  const { record, events } = eventScene();
  const keys = [undefined, undefined, "a", "b"];
  const outcomes = await Promise.all(
    keys.map((key) => record("hire_opened", { key })),
  );
  assertEquals(new Set(outcomes), new Set(["recorded"]));
  assertEquals((await events()).length, 4);
});

for (const instances of [1, 5]) {
  for (const kind of ["the memory store", "Deno KV"]) {
    Deno.test(`of 50 events with one key at once by ${instances} instances, one is recorded in ${kind}`, async () => {
      const kv = kind === "Deno KV" ? await Deno.openKv(":memory:") : undefined;
      const { record, instance, events, store } = eventScene({
        store: (now) => kv ? denoKvStore(kv, now) : memoryStore(now),
      });
      const logs = Array.from({ length: instances }, () => instance());
      const outcomes = await Promise.all(
        Array.from(
          { length: 50 },
          (_, i) => record("hire_opened", { key, by: logs[i % instances] }),
        ),
      );
      assertEquals(outcomes.filter((each) => each === "recorded").length, 1);
      assertEquals((await events()).length, 1);
      store.close();
    });
  }
}

Deno.test("of events with one key that are stored together one is recorded", async () => {
  const { store, instance, record, events } = eventScene();
  const { promise: goOn, resolve } = Promise.withResolvers<void>();
  let commits = 0;
  const commit: Store["commit"] = async (commit) => {
    if (commit.set?.[0]?.key[0] === "events") {
      commits++;
      await goOn;
    }
    return await store.commit(commit);
  };
  const by = instance({ ...store, commit });
  const outcomes = [record("hire_opened", { by })];
  // While the first one is stored the others come to wait.
  while (commits === 0) await eventLoop();
  for (let i = 0; i < 9; i++) outcomes.push(record("hire_opened", { key, by }));
  for (let turn = 0; turn < 50; turn++) await eventLoop();
  resolve();
  const recorded = (await Promise.all(outcomes))
    .filter((each) => each === "recorded");
  assertEquals(recorded.length, 2);
  assertEquals((await events()).length, 2);
  assertEquals(commits, 2);
});

Deno.test("an event that cannot be stored is an error, and its key stays unused", async () => {
  const { store, instance, record, events } = eventScene();
  const failing: Store = {
    ...store,
    commit: () => Promise.reject(new Error("database or disk is full")),
  };
  const by = instance(failing);
  await assertRejects(() => record("hire_opened", { by }));
  await assertRejects(() => record("hire_opened", { by, key }));
  assertEquals(await events(), []);
  assertEquals(await record("hire_opened", { key }), "recorded");
});

Deno.test("what is stored belongs to a family that the privacy page names", async () => {
  const { store, record } = eventScene();
  await record("hire_opened", { key });
  const names: readonly string[] = KEY_FAMILIES;
  for await (const entry of store.list([])) {
    assert(names.includes(String(entry.key[0])), String(entry.key));
  }
});
