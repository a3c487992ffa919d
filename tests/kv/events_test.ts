import { assert, assertEquals, assertRejects } from "@std/assert";
import { denoKvStore } from "../../lib/kv/deno_kv_store.ts";
import { listEvents, recordEvent } from "../../lib/kv/events.ts";
import { KEY_FAMILIES } from "../../lib/kv/families.ts";
import { memoryStore } from "../../lib/kv/memory_store.ts";
import type { Store } from "../../lib/kv/store.ts";
import { FakeClock } from "../support/clock.ts";

const START = "2026-11-20T12:00:00Z";
const DAY = 24 * 60 * 60_000;
const idempotencyKeyHash = "2cf24dba";

function scene() {
  const clock = new FakeClock(START);
  const store = memoryStore(clock.now);
  const record = (event: string, hash?: string) =>
    recordEvent(store, { event, at: clock.now(), idempotencyKeyHash: hash });
  const events = () => Array.fromAsync(listEvents(store));
  return { clock, store, record, events };
}

Deno.test("events are listed by time, also those of one millisecond", async () => {
  const { clock, store, record, events } = scene();
  const details = { command: "help", deepLinked: true };
  const event = { event: "command_run", at: clock.now(), ...details };
  await recordEvent(store, event);
  await record("hire_opened");
  clock.advance(-1);
  await record("hire_opened");
  const listed = await events();
  const at = clock.now();
  assertEquals(listed.map((event) => event.at), [at, at + 1, at + 1]);
  assert(listed.some(({ command }) => command === "help"));
});

Deno.test("an event is kept for 90 days", async () => {
  const { clock, record, events } = scene();
  await record("hire_opened");
  clock.advance(90 * DAY - 1);
  assertEquals((await events()).length, 1);
  clock.advance(1);
  assertEquals(await events(), []);
});

Deno.test("a key that was used is a replay for 24 hours to the millisecond", async () => {
  const { clock, record, events } = scene();
  assertEquals(await record("hire_opened", idempotencyKeyHash), "recorded");
  clock.advance(DAY - 1);
  assertEquals(await record("command_run", idempotencyKeyHash), "replayed");
  assertEquals((await events()).length, 1);
  clock.advance(1);
  assertEquals(await record("hire_opened", idempotencyKeyHash), "recorded");
  clock.advance(DAY - 1);
  assertEquals(await record("hire_opened", idempotencyKeyHash), "replayed");
  assertEquals((await events()).length, 2);
});

Deno.test("events without a key, and with other keys, are all recorded", async () => {
  const { record, events } = scene();
  const hashes = [undefined, undefined, "a", "b"];
  const outcomes = await Promise.all(
    hashes.map((hash) => record("hire_opened", hash)),
  );
  assertEquals(new Set(outcomes), new Set(["recorded"]));
  assertEquals((await events()).length, 4);
});

for (const kind of ["the memory store", "Deno KV"]) {
  Deno.test(`of 50 events with one key at once, one is recorded in ${kind}`, async () => {
    const at = Date.parse(START);
    const now = () => at;
    const store = kind === "Deno KV"
      ? denoKvStore(await Deno.openKv(":memory:"), now)
      : memoryStore(now);
    const outcomes = await Promise.all(
      Array.from(
        { length: 50 },
        () =>
          recordEvent(store, { event: "hire_opened", at, idempotencyKeyHash }),
      ),
    );
    assertEquals(outcomes.filter((each) => each === "recorded").length, 1);
    assertEquals((await Array.fromAsync(listEvents(store))).length, 1);
    store.close();
  });
}

Deno.test("an event that cannot be stored is an error, and its key stays unused", async () => {
  const { store, record, events } = scene();
  const failing: Store = {
    ...store,
    commit: () => Promise.reject(new Error("database or disk is full")),
  };
  const event = { event: "hire_opened", at: 0 };
  await assertRejects(() => recordEvent(failing, event));
  const withKey = { ...event, idempotencyKeyHash };
  await assertRejects(() => recordEvent(failing, withKey));
  assertEquals(await events(), []);
  assertEquals(await record("hire_opened", idempotencyKeyHash), "recorded");
});

Deno.test("what is stored belongs to a family that the privacy page names", async () => {
  const { store, record } = scene();
  await record("hire_opened", idempotencyKeyHash);
  const names: readonly string[] = KEY_FAMILIES;
  for await (const { key } of store.list([])) {
    assert(names.includes(String(key[0])), String(key));
  }
});
