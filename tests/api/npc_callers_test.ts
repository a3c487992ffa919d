import { assert, assertEquals } from "@std/assert";
import { memoryStore } from "../../lib/services/kv/memory_store.ts";
import { FakeClock } from "../support/clock.ts";
import { BASE_URL, testSite } from "../support/test_app.ts";
import { completion, ENV, HELLO, model } from "../upstreams/npc_endpoint.ts";
import { answered, sourceOf, START, talkative } from "./support/npc_calls.ts";

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
