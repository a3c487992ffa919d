import {
  assert,
  assertEquals,
  assertNotEquals,
  assertRejects,
} from "@std/assert";
import { denoKvStore } from "../../lib/services/kv/deno_kv_store.ts";
import { memoryStore } from "../../lib/services/kv/memory_store.ts";
import type { Key, Store } from "../../lib/services/kv/store.ts";
import { FakeClock } from "../support/clock.ts";

const START = "2026-11-20T12:00:00Z";

/** Every kind of store, each for what all of them promise. */
const kinds: Record<string, (now: () => number) => Promise<Store>> = {
  "the memory store": (now) => Promise.resolve(memoryStore(now)),
  "Deno KV in memory": async (now) =>
    denoKvStore(await Deno.openKv(":memory:"), now),
  "a Deno KV file": async (now) => {
    const folder = await Deno.makeTempDir();
    const store = denoKvStore(await Deno.openKv(`${folder}/kv`), now);
    const close = () => {
      store.close();
      Deno.removeSync(folder, { recursive: true });
    };
    return { ...store, close };
  },
};

type Holds = (store: Store, clock: FakeClock) => Promise<void>;

const promises: Record<string, Holds> = {
  "has nothing under a key that was never set": async (store) => {
    const key = ["a", "b"];
    assertEquals(await store.get(key), {
      key,
      value: undefined,
      version: null,
    });
  },

  "gives back what was set": async (store) => {
    const value = { text: "é", list: [1, null], bytes: new Uint8Array([7]) };
    await store.commit({ set: [{ key: ["a"], value }] });
    assertEquals((await store.get(["a"])).value, value);
  },

  "keeps null and 0 apart from nothing": async (store) => {
    await store.commit({
      set: [{ key: ["a"], value: null }, { key: ["b"], value: 0 }],
    });
    assertEquals((await store.get(["a"])).value, null);
    assertEquals((await store.get(["b"])).value, 0);
  },

  "keeps no tie to the values it takes and gives": async (store) => {
    const value = { count: 1 };
    await store.commit({ set: [{ key: ["a"], value }] });
    value.count = 2;
    const { value: given } = await store.get(["a"]);
    assertEquals(given, { count: 1 });
    Object.assign(Object(given), { count: 3 });
    assertEquals((await store.get(["a"])).value, { count: 1 });
  },

  "gives each commit a version of its own": async (store) => {
    await set(store, ["a"], 1);
    const first = await store.get(["a"]);
    await set(store, ["a"], 1);
    assertNotEquals((await store.get(["a"])).version, first.version);
  },

  "lists what is under a prefix in key order, numbers last": async (store) => {
    const ordered = [["a", "x"], ["a", "x", 1], ["a", "y"], ["a", 9], [
      "a",
      10,
    ]];
    const others = [["a"], ["b"], ["aa", 1]];
    for (const key of [...ordered.toReversed(), ...others]) {
      await set(store, key, key);
    }
    const listed = await Array.fromAsync(store.list(["a"]));
    assertEquals(listed.map(({ key }) => key), ordered);
    assertEquals(listed.map(({ value }) => value), ordered);
  },

  "lists more than one batch": async (store) => {
    const keys = Array.from({ length: 700 }, (_, i): Key => ["a", i]);
    await store.commit({ set: keys.map((key) => ({ key, value: 1 })) });
    assertEquals((await Array.fromAsync(store.list(["a"]))).length, 700);
  },

  "commits all or nothing": async (store) => {
    const check = [{ key: ["a"], version: null }];
    const both = [{ key: ["a"], value: 1 }, { key: ["b"], value: 1 }];
    assertEquals(await store.commit({ check, set: both }), true);
    const next = [{ key: ["b"], value: 2 }, { key: ["c"], value: 2 }];
    assertEquals(await store.commit({ check, set: next }), false);
    assertEquals((await store.get(["b"])).value, 1);
    assertEquals((await store.get(["c"])).version, null);
  },

  "lets one of many win a race": async (store) => {
    const { version } = await store.get(["a"]);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, value) =>
        store.commit({
          check: [{ key: ["a"], version }],
          set: [{ key: ["a"], value }],
        })),
    );
    assertEquals(outcomes.filter(Boolean).length, 1);
    assertEquals((await store.get(["a"])).value, outcomes.indexOf(true));
  },

  "deletes, after which a key is as new": async (store) => {
    await set(store, ["a"], 1);
    await store.commit({ delete: [["a"], ["b"]] });
    const { value, version } = await store.get(["a"]);
    assertEquals([value, version], [undefined, null]);
  },

  "has no value from its expiry on, to the millisecond": async (
    store,
    clock,
  ) => {
    const expiresAt = clock.now() + 1_000;
    await store.commit({ set: [{ key: ["a", 1], value: 1, expiresAt }] });
    clock.advance(999);
    assertEquals((await store.get(["a", 1])).value, 1);
    clock.advance(1);
    assertEquals((await store.get(["a", 1])).value, undefined);
    assertEquals(await Array.fromAsync(store.list(["a"])), []);
  },

  "can overwrite what has expired with a check on its version": async (
    store,
    clock,
  ) => {
    const expiresAt = clock.now() + 1_000;
    await store.commit({ set: [{ key: ["a"], value: 1, expiresAt }] });
    clock.advance(1_000);
    const expired = await store.get(["a"]);
    const again = { check: [expired], set: [{ key: ["a"], value: 2 }] };
    assertEquals(await store.commit(again), true);
    assertEquals((await store.get(["a"])).value, 2);
    assertEquals(await store.commit(again), false);
  },

  "refuses more than 10 checks": async (store) => {
    const check = Array.from(
      { length: 11 },
      (_, i) => ({ key: ["a", i], version: null }),
    );
    await assertRejects(() => store.commit({ check }), RangeError);
    assert(await store.commit({ check: check.slice(1) }));
  },

  "refuses more than 80 KB of keys": async (store) => {
    const key = (i: number): Key => ["a".repeat(600), i];
    const keys = Array.from({ length: 50 }, (_, i) => key(i));
    await assertRejects(() => store.commit({ delete: keys }), RangeError);
    assert(await store.commit({ delete: keys.slice(10) }));
  },
};

for (const [kind, open] of Object.entries(kinds)) {
  for (const [name, holds] of Object.entries(promises)) {
    Deno.test(`${kind} ${name}`, async () => {
      const clock = new FakeClock(START);
      const store = await open(clock.now);
      try {
        await holds(store, clock);
      } finally {
        store.close();
      }
    });
  }
}

Deno.test("a commit is refused that some KV would refuse: above ten checks, or 80,000 bytes of keys", async () => {
  const store = memoryStore(() => 0);
  const checks = (count: number) => ({
    check: Array.from(
      { length: count },
      (_, i) => ({ key: [i], version: null }),
    ),
  });
  assertEquals(await store.commit(checks(10)), true);
  await assertRejects(() => store.commit(checks(11)), RangeError);
  // Two bytes for each part of a key, three a character, and nine a number.
  const keys = (...parts: number[]) => ({
    delete: [["x".repeat(13_332)]],
    set: [{ key: ["x".repeat(13_326), ...parts], value: 1 }],
  });
  assertEquals(await store.commit(keys(1, 1)), true);
  await assertRejects(() => store.commit(keys(1, 1, 1)), RangeError);
});

Deno.test("the memory store lets go of what has expired", async () => {
  const clock = new FakeClock(START);
  const store = memoryStore(clock.now);
  const expiresAt = clock.now() + 1_000;
  await store.commit({ set: [{ key: ["a"], value: 1, expiresAt }] });
  clock.advance(1_000);
  for (let i = 0; i < 1_000; i++) await set(store, ["b"], i);
  assertEquals((await store.get(["a"])).version, null);
});

Deno.test("the memory store finds the first of 50,000 entries without looking at the others", async () => {
  const store = memoryStore(() => 0);
  for (let i = 0; i < 50_000; i++) await set(store, ["a", 7 * i % 50_000], i);
  // The least of some attempts: the machine has other work.
  const timeOf = async (work: () => Promise<unknown>) => {
    const times: number[] = [];
    for (let attempt = 0; attempt < 5; attempt++) {
      const begun = performance.now();
      await work();
      times.push(performance.now() - begun);
    }
    return Math.min(...times);
  };
  const all = await timeOf(() => Array.fromAsync(store.list(["a"])));
  const first = await timeOf(async () => {
    for await (const { key } of store.list(["a"])) {
      assertEquals(key, ["a", 0]);
      return;
    }
  });
  assert(first < all / 10, `${first} ms of ${all}`);
});

async function set(store: Store, key: Key, value: unknown): Promise<void> {
  assert(await store.commit({ set: [{ key, value }] }));
}
