import { assert, assertEquals } from "@std/assert";
import { memoryStore } from "../../lib/services/kv/memory_store.ts";
import { FakeClock } from "../support/clock.ts";
import { testSite } from "../support/test_app.ts";
import { completion, model } from "../upstreams/npc_endpoint.ts";
import { answered, sourceOf, START, talkative } from "./support/npc_calls.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

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
  // Pending calls count by their estimate, which is above this cost.
  const cost = 1_000;
  const { sent, options } = talkative(cost, { NPC_DAILY_TOKENS: "10000" });
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
  assert(sent.length * cost < 10_000 + cost, `${sent.length} calls`);
  const { value } = await store.get(["npc_tokens", "2026-11-20"]);
  assertEquals(value, sent.length * cost);
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
