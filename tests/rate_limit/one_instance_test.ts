import { assert, assertEquals } from "@std/assert";
import { dailyHash } from "../../lib/services/kv/daily_hash.ts";
import { memoryStore } from "../../lib/services/kv/memory_store.ts";
import { RateWindows } from "../../lib/services/rate_limit/rate_windows.ts";

Deno.test("requests covered by a claim are decided at once", async () => {
  const store = memoryStore(() => 0);
  const windows = new RateWindows(60, () => 0, {
    store,
    hash: dailyHash(store, () => 0),
    reportError() {},
  });
  const isAtOnce = async () => {
    const decision = windows.admit("getStats", "192.0.2.1");
    await decision;
    return !(decision instanceof Promise);
  };
  for (let i = 1; i <= 5; i++) assert(await isAtOnce());
  assertEquals(await isAtOnce(), false);
  for (let i = 7; i <= 9; i++) assert(await isAtOnce());
  // The next claim is asked for while the last one still covers requests.
  await windows.settled();
});

Deno.test("settled() waits for what the store has not answered yet", async () => {
  const store = memoryStore(() => 0);
  let answers = 0;
  const commit: typeof store.commit = async (changes) => {
    const isDone = await store.commit(changes);
    answers++;
    return isDone;
  };
  const windows = new RateWindows(60, () => 0, {
    store: { ...store, commit },
    hash: dailyHash(store, () => 0),
    reportError() {},
  });
  for (let i = 0; i < 6; i++) windows.admit("getStats", "192.0.2.1");
  assertEquals(answers, 0);
  await windows.settled();
  assertEquals(answers, 1);
});

Deno.test("an address is hashed once for a window, however often its claims are renewed", async () => {
  const store = memoryStore(() => 0);
  const hash = dailyHash(store, () => 0);
  let hashed = 0;
  const of: typeof hash.of = (text, at) => {
    hashed++;
    return hash.of(text, at);
  };
  // Noon: at midnight a window has two places.
  const windows = new RateWindows(60, () => 43_200_000, {
    store,
    hash: { of },
    reportError() {},
  });
  for (let i = 0; i < 60; i++) await windows.admit("getStats", "192.0.2.1");
  await windows.settled();
  assertEquals(hashed, 1);
});

Deno.test("the store learns no address", async () => {
  const store = memoryStore(() => 0);
  const windows = new RateWindows(60, () => 0, {
    store,
    hash: dailyHash(store, () => 0),
    reportError() {},
  });
  for (let i = 0; i < 6; i++) await windows.admit("getStats", "192.0.2.1");
  const entries = await Array.fromAsync(store.list([]));
  const families = new Set(entries.map(({ key }) => key[0]));
  assertEquals(families, new Set(["hash_keys", "rate_windows"]));
  const windowEntries = entries.filter(({ key }) => key[0] !== "hash_keys");
  assert(!JSON.stringify(windowEntries).includes("192"));
});

Deno.test("an announced limit is counted without the store, and says when it is used up", () => {
  const windows = new RateWindows(2, () => 0);
  const decisions = [1, 2, 3].map(() => windows.hit("page", "192.0.2.1"));
  assertEquals(decisions.map(({ isExcess }) => isExcess), [false, false, true]);
  assertEquals(decisions.map(({ remaining }) => remaining), [1, 0, 0]);
  assertEquals(windows.peek("page", "192.0.2.2").remaining, 2);
});

Deno.test("a million clients cost less than 150 MB, and none loses its window", async () => {
  const script = new URL("./support/million_clients.ts", import.meta.url);
  const { stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "--allow-all", "--no-check", "--quiet", script.pathname],
  }).output();
  const outcome = JSON.parse(new TextDecoder().decode(stdout));
  assert(outcome.bytes < 150e6, `${outcome.bytes} bytes`);
  assertEquals(outcome.isForgotten, false);
});
