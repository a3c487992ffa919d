import { assertEquals } from "@std/assert";
import { memoryStore } from "../../lib/services/kv/memory_store.ts";
import { FakeClock } from "../support/clock.ts";
import { testSite } from "../support/test_app.ts";
import { assertError } from "./support/requests.ts";
import { MINUTE, visit, visitors } from "./support/visits.ts";

Deno.test("a visitor cannot be followed from one day to the next, nor by another server", async () => {
  using site = testSite({ now: "2026-11-20T23:58:00Z" });
  await visit(site, "/");
  site.clock.advance(2 * MINUTE - 1);
  await visit(site, "/");
  assertEquals(await visitors(site), 1);
  site.clock.advance(MINUTE);
  await visit(site, "/");
  assertEquals(await visitors(site), 2);
  // The store knows how many there are and nothing to tell who.
  using other = testSite({ store: site.store, now: "2026-11-21T00:01:00Z" });
  await visit(other, "/");
  assertEquals(await visitors(other), 3);
});

Deno.test("GET /api/v1/stats adds up what several instances see", async () => {
  const clock = new FakeClock("2026-11-20T12:00:00Z");
  const store = memoryStore(clock.now);
  using one = testSite({ store });
  using two = testSite({ store });
  await visit(one, "/", { from: "192.0.2.1" });
  await visit(two, "/", { from: "192.0.2.2" });
  assertEquals(await visitors(two), 2);
  assertEquals(await visitors(one), 2);
});

Deno.test("whoever asks one instance makes it tell the others whom it has seen since", async () => {
  const clock = new FakeClock("2026-11-20T12:00:00Z");
  const store = memoryStore(clock.now);
  using one = testSite({ store });
  using two = testSite({ store });
  await visit(one, "/", { from: "192.0.2.1" });
  await visit(one, "/", { from: "192.0.2.2" });
  // An instance does not repeat its report within half a minute.
  one.clock.advance(30_000);
  await visitors(one);
  assertEquals(await visitors(two), 2);
});

Deno.test("GET /api/v1/stats serves the last number for ten minutes while the store fails", async () => {
  const inner = memoryStore(new FakeClock("2026-11-20T12:00:00Z").now);
  let isDown = false;
  const store: typeof inner = {
    ...inner,
    list(prefix) {
      if (isDown) throw new Error("secret detail");
      return inner.list(prefix);
    },
  };
  using site = testSite({ store, expectErrors: true });
  assertEquals(await visitors(site), 0);
  isDown = true;
  site.clock.advance(10 * MINUTE - 1);
  assertEquals(await visitors(site), 0);
  site.clock.advance(1);
  const failed = await site.fetch("/api/v1/stats");
  await assertError(failed, 500, "internal_error");
});

Deno.test("people whom another server saw count for five minutes, as long as their own views say", async () => {
  using seen = testSite();
  using asked = testSite({ store: seen.store, now: "2026-11-20T12:04:00Z" });
  for (const from of ["192.0.2.1", "192.0.2.2"]) {
    const response = await seen.fetch("/about", {
      from,
      headers: { "user-agent": "Mozilla/5.0", accept: "text/html" },
    });
    await response.body?.cancel();
    seen.clock.advance(30_000);
  }
  const count = async () => (await asked.json("/api/v1/stats")).active_visitors;
  assertEquals(await count(), 2);
  asked.clock.advance(90_000);
  assertEquals(await count(), 0);
});
