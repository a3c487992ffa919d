import { assertEquals } from "@std/assert";
import { memoryStore } from "../../lib/services/kv/memory_store.ts";
import { bodyOf, eventsOf, post } from "../api/support/requests.ts";
import { FakeClock } from "../support/clock.ts";
import { testSite } from "../support/test_app.ts";
import { KEPT_BY_PARTS } from "./support/kept_by_parts.ts";
import { KEPT_BY_SITE } from "./support/kept_by_site.ts";

const START = "2026-11-20T12:00:00Z";
const HIRE = { event: "hire_opened" };

Deno.test("what has a time in the future is stale, because the clock was stepped back", async () => {
  const rows = { ...KEPT_BY_SITE, ...KEPT_BY_PARTS };
  const believed: string[] = [];
  for (const [name, isStale] of Object.entries(rows)) {
    if (!await isStale()) believed.push(name);
  }
  assertEquals(believed, []);
});

Deno.test("a repeat is one where the clock of another instance is two seconds ahead", async () => {
  const store = memoryStore(new FakeClock(START).now);
  const headers = { "idempotency-key": "k" };
  using ahead = testSite({ store, now: "2026-11-20T12:00:02Z" });
  await bodyOf(await post(ahead, "/api/v1/track", HIRE, { headers }));
  using site = testSite({ store });
  await bodyOf(await post(site, "/api/v1/track", HIRE, { headers }));
  assertEquals((await eventsOf(site)).length, 1);
});
