import { assertEquals } from "@std/assert";
import { denoKvStore, type Kv } from "../../lib/services/kv/deno_kv_store.ts";

const NOW = Date.parse("2026-11-20T12:00:00Z");

/** A KV that notes for how long it is to keep what is set. */
function notingKv() {
  const noted: unknown[] = [];
  const atomic = {
    set(_key: Deno.KvKey, _value: unknown, options: { expireIn?: number }) {
      noted.push(options.expireIn);
      return atomic;
    },
    commit: () => Promise.resolve({ ok: true }),
  };
  const fake = { atomic: () => atomic };
  const kv: Kv = new Proxy(Object.create(null), {
    get: (_, name) => Reflect.get(fake, name),
  });
  return { store: denoKvStore(kv, () => NOW), noted };
}

Deno.test("Deno KV is told when it may free what it stores, and that is never before now", async () => {
  const { store, noted } = notingKv();
  const times = [NOW + 60_000, NOW, NOW - 60_000, undefined];
  const set = times.map((expiresAt, i) => ({ key: [i], value: 1, expiresAt }));
  await store.commit({ set });
  assertEquals(noted, [60_000, 1, 1, undefined]);
});
