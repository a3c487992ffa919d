import { assert, assertEquals, assertMatch } from "@std/assert";
import { eventLoop } from "../support/event_loop.ts";
import {
  type TestOptions,
  type TestSite,
  testSite,
} from "../support/test_app.ts";
import { completion, ENV, failures, model } from "../upstreams/npc_endpoint.ts";
import { postJson } from "./support/requests.ts";
import { ask, choosing, QUERY } from "./support/choosing.ts";

const BUILTIN = await answerOf({});

/** The bytes of an answer to the question. */
async function answerOf(options: TestOptions, headers = {}): Promise<string> {
  using site = testSite({ ...options, expectErrors: true });
  const init = postJson({ query: QUERY, query_id: "q" });
  const all = { ...init.headers, ...headers };
  return await site.text("/ask", { ...init, headers: all });
}

const FAILURES = {
  ...failures({ passages: [5] }),
  "no passage": () => completion({ passages: [] }),
  "numbers that were not sent": () => completion({ passages: [0, -3, 9_999] }),
  "words": () => completion("Yes, she does, with number 5."),
  "a list alone": () => completion([5, 6]),
  "a number alone": () => completion({ passages: 5 }),
  "JSON of another shape": () => completion({ messages: ["Yes."] }),
  "broken JSON": () => completion('{"passages": [5,'),
  "a huge answer": () => completion({ passages: [5], more: "x".repeat(3e5) }),
};

for (const [what, answer] of Object.entries(FAILURES)) {
  Deno.test(`where a model answers with ${what}, /ask answers as without it`, async () => {
    const { sent, options } = model(answer);
    assertEquals(await answerOf(options), BUILTIN);
    assert(sent.length > 0);
  });
}

for (
  const headers of [
    { origin: "https://evil.example" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
  ]
) {
  Deno.test(`a page of another site is answered without the model: ${JSON.stringify(headers)}`, async () => {
    const { sent, options } = choosing(5);
    assertEquals(await answerOf(options, headers), BUILTIN);
    assertEquals(sent, []);
  });
}

Deno.test("/ask answers as without a model that takes 8 seconds", async () => {
  const called = Promise.withResolvers<void>();
  using site = testSite({
    env: ENV,
    expectErrors: true,
    fetch: (_, init) => {
      const { promise, reject } = Promise.withResolvers<Response>();
      const { signal } = init ?? {};
      signal?.addEventListener("abort", () => reject(signal.reason));
      called.resolve();
      return promise;
    },
  });
  const answer = site.fetch("/ask", postJson({ query: QUERY, query_id: "q" }));
  await called.promise;
  site.clock.advance(8_000);
  assertEquals(await (await answer).text(), BUILTIN);
});

/** Counts the answers of the model to one client in sequence. */
async function answered(site: TestSite, count: number): Promise<number> {
  let byModel = 0;
  for (let asked = 0; asked < count; asked++) {
    if ((await ask(site)).hint === undefined) byModel++;
  }
  return byModel;
}

Deno.test("questions and words in the room share the calls of a client", async () => {
  const { sent, options } = choosing(5);
  const env = { ...ENV, NPC_DAILY_TOKENS: "2000000" };
  using site = testSite({ ...options, env });
  assertEquals(await answered(site, 12), 10);
  const said = { npcId: "archivist", message: "Hello" };
  const reply = await site.fetch("/api/v1/npc-chat", postJson(said));
  assertEquals((await reply.json()).source, "builtin");
  assertEquals(sent.length, 10);
  site.clock.advance(60_000);
  assertEquals(await answered(site, 1), 1);
});

Deno.test("beyond the day's tokens /ask answers as without a model", async () => {
  const { sent, options } = choosing(5);
  const env = { ...ENV, NPC_DAILY_TOKENS: "100" };
  using site = testSite({ ...options, env, expectErrors: true });
  assertEquals(await answered(site, 3), 1);
  assertEquals(sent.length, 1);
});

Deno.test("a client with two open calls gets the answer of the rules at once", async () => {
  const release = Promise.withResolvers<void>();
  const { sent, options } = model(async () => {
    await release.promise;
    return completion({ passages: [5] });
  });
  using site = testSite(options);
  const open = [ask(site), ask(site)];
  while (sent.length < 2) await eventLoop();
  assertMatch((await ask(site)).hint, /./);
  release.resolve();
  for (const { hint } of await Promise.all(open)) assertEquals(hint, undefined);
  assertEquals(sent.length, 2);
});
