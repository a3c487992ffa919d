import { assertEquals, assertRejects } from "@std/assert";
import { denoKvStore, type Kv } from "../../lib/services/kv/deno_kv_store.ts";

/** A KV whose file another process holds for so many commits and reads. */
function lockedKv(times: number, message = "database is locked") {
  const pauses: number[] = [];
  const attempt = <T>(result: T) =>
    times-- > 0
      ? Promise.reject(new TypeError(message))
      : Promise.resolve(result);
  const atomic = {
    check: () => atomic,
    set: () => atomic,
    delete: () => atomic,
    commit: () => attempt({ ok: true }),
  };
  const entry = { key: ["a"], value: { value: 1 }, versionstamp: "1" };
  const fake = { atomic: () => atomic, get: () => attempt(entry) };
  const kv: Kv = new Proxy(Object.create(null), {
    get: (_, name) => Reflect.get(fake, name),
  });
  const wait = (milliseconds: number) => {
    pauses.push(milliseconds);
    return Promise.resolve();
  };
  const backoff = { random: () => 0.5, wait };
  return { store: denoKvStore(kv, () => 0, backoff), pauses };
}

Deno.test("a locked file is tried again after pauses that grow", async () => {
  const { store, pauses } = lockedKv(3);
  assertEquals(await store.commit({ delete: [["a"]] }), true);
  assertEquals(pauses, [2, 4, 8]);
  const reading = lockedKv(2);
  assertEquals((await reading.store.get(["a"])).value, 1);
  assertEquals(reading.pauses, [2, 4]);
});

Deno.test("a file that stays locked fails in the end", async () => {
  const { store, pauses } = lockedKv(100);
  await assertRejects(() => store.commit({ delete: [["a"]] }), TypeError);
  assertEquals(pauses.length, 8);
});

Deno.test("another failure of KV is not tried again", async () => {
  const { store, pauses } = lockedKv(1, "database or disk is full");
  await assertRejects(() => store.commit({ delete: [["a"]] }), TypeError);
  assertEquals(pauses, []);
});
