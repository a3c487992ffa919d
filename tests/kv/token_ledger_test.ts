import { assertEquals, assertRejects } from "@std/assert";
import { memoryStore } from "../../lib/services/kv/memory_store.ts";
import type { Store } from "../../lib/services/kv/store.ts";
import { tokenLedger } from "../../lib/services/kv/token_ledger.ts";
import type { Spent } from "../../lib/services/upstreams/token_budget.ts";
import { FakeClock } from "../support/clock.ts";

const START = "2026-11-20T23:00:00Z";
const HOUR = 60 * 60_000;

function setUp(change: (store: Store) => Store = (store) => store) {
  const clock = new FakeClock(START);
  const { now } = clock;
  const store = memoryStore(now);
  const ledger = tokenLedger({
    store: change(store),
    now,
    hashOf: (client) => Promise.resolve(`hash of ${client}`),
  });
  return { clock, store, ledger };
}

/** One more call of 5 tokens. */
function more({ tokens, calls }: Spent): Spent {
  return { tokens: tokens + 5, calls: [...calls, { at: 0, tokens: 5 }] };
}

Deno.test("a ledger counts for everybody together and for each client", async () => {
  const { store, ledger } = setUp();
  for (const client of ["a", "b", "a"]) {
    await (await ledger.open(client)).update(more);
  }
  const seen: Spent[] = [];
  for (const client of ["a", "c"]) {
    await (await ledger.open(client)).update((spent) => {
      seen.push(spent);
      return spent;
    });
  }
  const call = { at: 0, tokens: 5 };
  assertEquals(seen, [{ tokens: 15, calls: [call, call] }, {
    tokens: 15,
    calls: [],
  }]);
  assertEquals((await store.get(["npc_tokens", "2026-11-20"])).value, 15);
});

Deno.test("a ledger loses nothing of what many write at once", async () => {
  const { store, ledger } = setUp();
  await Promise.all(
    Array.from(
      { length: 40 },
      async (_, i) => await (await ledger.open(`${i % 4}`)).update(more),
    ),
  );
  assertEquals((await store.get(["npc_tokens", "2026-11-20"])).value, 200);
  const { value } = await store.get(["npc_calls", "2026-11-20", "hash of 3"]);
  assertEquals(Array.isArray(value) && value.length, 10);
});

Deno.test("a ledger writes nothing where the change throws", async () => {
  const { store, ledger } = setUp();
  const account = await ledger.open("a");
  await assertRejects(() =>
    account.update(() => {
      throw new RangeError("no more");
    }), RangeError);
  assertEquals((await store.get(["npc_tokens", "2026-11-20"])).version, null);
});

Deno.test("a ledger gives up where others write first fifty times", async () => {
  let commits = 0;
  const { ledger } = setUp((store) => ({
    ...store,
    commit() {
      commits++;
      return Promise.resolve(false);
    },
  }));
  const account = await ledger.open("a");
  await assertRejects(() => account.update(more), Error, "tokens");
  assertEquals(commits, 50);
});

Deno.test("a ledger is kept until an hour after the day, and then no longer", async () => {
  const { clock, store, ledger } = setUp();
  await (await ledger.open("a")).update(more);
  const keys = [
    ["npc_tokens", "2026-11-20"],
    ["npc_calls", "2026-11-20", "hash of a"],
  ];
  clock.advance(2 * HOUR - 1);
  for (const key of keys) {
    assertEquals((await store.get(key)).value === undefined, false);
  }
  clock.advance(1);
  for (const key of keys) {
    assertEquals((await store.get(key)).value, undefined);
  }
});

Deno.test("an account goes on with the day on which it was opened", async () => {
  const { clock, store, ledger } = setUp();
  const account = await ledger.open("a");
  clock.advance(HOUR);
  await account.update(more);
  await (await ledger.open("a")).update(more);
  for (const day of ["2026-11-20", "2026-11-21"]) {
    assertEquals((await store.get(["npc_tokens", day])).value, 5);
  }
});
