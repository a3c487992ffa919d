import { assertEquals } from "@std/assert";
import { memoryStore } from "../../lib/services/kv/memory_store.ts";
import { FakeClock } from "../support/clock.ts";
import { HTML, testSite } from "../support/test_app.ts";

const PERSON = { headers: { ...HTML, "user-agent": "Mozilla/5.0" } };

Deno.test("whom an instance saw last still counts when it has stopped", async () => {
  const store = memoryStore(new FakeClock("2026-11-20T12:00:00Z").now);
  using site = testSite({ store });
  using other = testSite({ store });
  // The first is told at once, and the next one half a minute later.
  for (const from of ["192.0.2.1", "192.0.2.2"]) {
    await (await site.fetch("/about", { ...PERSON, from })).body?.cancel();
  }
  await site.app.core.settled();
  const response = await other.fetch("/api/v1/stats");
  assertEquals((await response.json()).active_visitors, 2);
});

Deno.test("what could not be told while the storage failed is told at the end", async () => {
  const shared = memoryStore(new FakeClock("2026-11-20T12:00:00Z").now);
  let isDown = true;
  const failing: typeof shared = {
    ...shared,
    commit: (commit) =>
      isDown ? Promise.reject(new Error("It is down")) : shared.commit(commit),
  };
  using site = testSite({ store: failing, expectErrors: true });
  using other = testSite({ store: shared });
  await (await site.fetch("/about", PERSON)).body?.cancel();
  isDown = false;
  await site.app.core.settled();
  const response = await other.fetch("/api/v1/stats");
  assertEquals((await response.json()).active_visitors, 1);
});
