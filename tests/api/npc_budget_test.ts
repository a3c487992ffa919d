import { assert, assertEquals } from "@std/assert";
import { memoryStore } from "../../lib/services/kv/memory_store.ts";
import { FakeClock } from "../support/clock.ts";
import {
  BASE_URL,
  type TestInit,
  type TestSite,
  testSite,
} from "../support/test_app.ts";
import { completion, ENV, HELLO, model } from "../upstreams/npc_endpoint.ts";
import { bodyOf } from "./support/requests.ts";

const START = "2026-11-20T00:00:00Z";
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A site whose model says that each call has cost so many tokens. */
function talkative(tokens: number, env: Record<string, string> = {}) {
  const { sent, options } = model(async () => {
    const usage = { total_tokens: tokens };
    return Response.json({ ...await completion(HELLO).json(), usage });
  });
  // The window of the operation is not what is tested here.
  const all = { ...ENV, RATE_LIMIT: "0", NPC_DAILY_TOKENS: "200000", ...env };
  return { sent, options: { ...options, env: all, now: START } };
}

async function sourceOf(site: TestSite, init: TestInit = {}) {
  const body = JSON.stringify({ message: "Who is here?", npcId: "barista" });
  const response = await site.fetch("/api/v1/npc-chat", {
    method: "POST",
    body,
    ...init,
  });
  return (await bodyOf(response)).source;
}

/** Counts the answers of the model to `count` messages in sequence. */
async function answered(site: TestSite, count: number, init: TestInit = {}) {
  let byModel = 0;
  for (let i = 0; i < count; i++) {
    if (await sourceOf(site, init) === "openai") byModel++;
  }
  return byModel;
}

Deno.test("a model is called 10 times a minute for one client, and for another still", async () => {
  const { sent, options } = talkative(1);
  using site = testSite(options);
  assertEquals([await answered(site, 12), sent.length], [10, 10]);
  assertEquals(await answered(site, 1, { from: "192.0.2.2" }), 1);
  site.clock.advance(MINUTE - 1);
  assertEquals(await answered(site, 1), 0);
  site.clock.advance(1);
  assertEquals(await answered(site, 12), 10);
});

Deno.test("a model is called 100 times a day for one client", async () => {
  const { sent, options } = talkative(1);
  using site = testSite(options);
  for (let minute = 0; minute < 12; minute++) {
    await answered(site, 10);
    site.clock.advance(MINUTE);
  }
  assertEquals(sent.length, 100);
  site.clock.advance(23 * HOUR);
  assertEquals(await answered(site, 1), 0);
  site.clock.advance(48 * MINUTE);
  assertEquals(await answered(site, 1), 1);
});

Deno.test("one client gets a tenth of the day's tokens in an hour", async () => {
  const { sent, options } = talkative(2_000, { NPC_DAILY_TOKENS: "100000" });
  using site = testSite(options);
  assertEquals(await answered(site, 8), 5);
  site.clock.advance(HOUR - 1);
  assertEquals(await answered(site, 1), 0);
  assertEquals(await answered(site, 1, { from: "192.0.2.2" }), 1);
  site.clock.advance(1);
  assertEquals(await answered(site, 8), 5);
  assertEquals(sent.length, 11);
});

Deno.test("the call that crosses a client's tenth is the last", async () => {
  const { options } = talkative(999, { NPC_DAILY_TOKENS: "10000" });
  using site = testSite(options);
  assertEquals(await answered(site, 8), 2);
});

Deno.test("an IPv6 network is one client to a model", async () => {
  const { options } = talkative(1);
  using site = testSite(options);
  for (let host = 1; host <= 10; host++) {
    await answered(site, 1, { from: `2001:db8:1:2::${host}` });
  }
  assertEquals(await answered(site, 1, { from: "2001:db8:1:2::ffff" }), 0);
  assertEquals(await answered(site, 1, { from: "2001:db8:1:3::1" }), 1);
});

Deno.test("messages sent at once do not go over a client's share", async () => {
  const { sent, options } = talkative(2_000, { NPC_DAILY_TOKENS: "10000" });
  using site = testSite(options);
  const sources = await Promise.all(
    Array.from({ length: 16 }, () => sourceOf(site)),
  );
  assert(
    sources.every((source) => source === "openai" || source === "builtin"),
  );
  assertEquals(sent.length, 1);
});

Deno.test("twenty clients at once do not go over the day's tokens by more than one call", async () => {
  const store = memoryStore(new FakeClock(START).now);
  const { sent, options } = talkative(2_000, { NPC_DAILY_TOKENS: "10000" });
  using one = testSite({ ...options, store, expectErrors: true });
  using other = testSite({ ...options, store, expectErrors: true });
  for (let round = 0; round < 3; round++) {
    await Promise.all(
      Array.from(
        { length: 20 },
        (_, i) => sourceOf(i % 2 ? one : other, { from: `198.51.100.${i}` }),
      ),
    );
  }
  assert(sent.length * 2_000 < 10_000 + 2_000, `${sent.length} calls`);
  const { value } = await store.get(["npc_tokens", "2026-11-20"]);
  assertEquals(value, sent.length * 2_000);
});

Deno.test("what a client has spent outlives the process, and holds for all of them", async () => {
  const store = memoryStore(new FakeClock(START).now);
  const { sent, options } = talkative(1);
  using before = testSite({ ...options, store });
  assertEquals(await answered(before, 6), 6);
  using after = testSite({ ...options, store });
  assertEquals(await answered(after, 6), 4);
  assertEquals(await answered(before, 1), 0);
  assertEquals(sent.length, 10);
});

Deno.test("a client over its share is no error of the site", async () => {
  const { options } = talkative(1);
  using site = testSite(options);
  await answered(site, 30);
  assertEquals(site.errors, []);
});

Deno.test("calls that fail count as much as those that succeed", async () => {
  let calls = 0;
  const { sent, options } = model(() =>
    ++calls % 2 ? new Response(null, { status: 404 }) : completion("nonsense")
  );
  const env = { ...options.env, NPC_DAILY_TOKENS: "2000000" };
  using site = testSite({ ...options, env, expectErrors: true });
  assertEquals(await answered(site, 15), 0);
  assertEquals(sent.length, 10);
});

for (
  const origin of [
    "https://evil.example",
    "null",
    "https://light.example.evil.example",
    "http://light.example",
  ]
) {
  Deno.test(`a page of ${origin} is answered without the model`, async () => {
    const { sent, options } = talkative(1);
    using site = testSite(options);
    assertEquals(await sourceOf(site, { headers: { origin } }), "builtin");
    assertEquals([sent, site.errors], [[], []]);
  });
}

for (
  const origin of [BASE_URL, "http://localhost:5173", "http://127.0.0.1:8000"]
) {
  Deno.test(`a page of ${origin} is answered by the model`, async () => {
    const { options } = talkative(1);
    using site = testSite(options);
    assertEquals(await sourceOf(site, { headers: { origin } }), "openai");
  });
}

Deno.test("a preview of the site is answered by the model", async () => {
  const { options } = talkative(1, {
    DENO_DEPLOY: "1",
    DENO_DEPLOY_APP_SLUG: "lamp",
    DENO_DEPLOY_ORG_SLUG: "light",
  });
  using site = testSite(options);
  const origin = "https://lamp-branch.light.deno.net";
  assertEquals(await sourceOf(site, { headers: { origin } }), "openai");
});

Deno.test("a client that leaves gives its place back at once, and has spent a call", async () => {
  const left: (() => void)[] = [];
  const { sent, options } = model(() => completion(HELLO));
  const fetch: typeof globalThis.fetch = (input, init) => {
    if (sent.length >= 2) return options.fetch(input, init);
    sent.push("");
    const { promise, reject } = Promise.withResolvers<Response>();
    init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
    left[sent.length - 1]?.();
    return promise;
  };
  using site = testSite({ ...options, fetch });
  const clients = [1, 2].map(() => new AbortController());
  const arrivals = clients.map((_, i) =>
    new Promise<void>((resolve) => left[i] = resolve)
  );
  const waiting = clients.map(({ signal }) => sourceOf(site, { signal }));
  await Promise.all(arrivals);
  assertEquals(await sourceOf(site), "builtin");
  for (const client of clients) client.abort();
  await Promise.all(waiting);
  assertEquals(site.errors, []);
  assertEquals(await answered(site, 10), 8);
});

Deno.test("a client that hangs up ends the call of the model", async () => {
  const { promise: call, resolve: called } = Promise.withResolvers<
    AbortSignal
  >();
  using site = testSite({
    env: ENV,
    fetch: (_, init) => {
      const { promise, reject } = Promise.withResolvers<Response>();
      const { signal } = init ?? {};
      signal?.addEventListener("abort", () => reject(signal.reason));
      if (signal) called(signal);
      return promise;
    },
  });
  const answered = Promise.withResolvers<void>();
  await using server = Deno.serve(
    { hostname: "127.0.0.1", port: 0, onListen() {} },
    async (request) => {
      const response = await site.send(request);
      answered.resolve();
      return response;
    },
  );
  const client = new AbortController();
  const chat = fetch(`http://127.0.0.1:${server.addr.port}/api/v1/npc-chat`, {
    method: "POST",
    body: JSON.stringify({ message: "Hello", npcId: "barista" }),
    signal: client.signal,
  });
  const signal = await call;
  client.abort();
  assertEquals((await chat.catch((error) => error)).name, "AbortError");
  await answered.promise;
  assert(signal.aborted);
});

for (const NPC_PROVIDER of ["builtin", "off"]) {
  Deno.test(`with NPC_PROVIDER=${NPC_PROVIDER} nothing is written down of a chat`, async () => {
    const store = memoryStore(new FakeClock(START).now);
    using site = testSite({ env: { NPC_PROVIDER }, store });
    await sourceOf(site, {}).catch(() => {});
    for (const family of ["npc_tokens", "npc_calls"]) {
      assertEquals(await Array.fromAsync(store.list([family])), []);
    }
  });
}
