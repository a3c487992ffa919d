import { assertEquals } from "@std/assert";
import { seededRandom } from "../rate_limit/support/random.ts";
import { testSite } from "../support/test_app.ts";
import { countedStats } from "./support/counted_stats.ts";
import { assertError, bodyOf, post } from "./support/requests.ts";
import { ITEMS, poll, submit } from "./support/jobs.ts";

const HOUR = 60 * 60_000;

Deno.test("GET /api/v1/jobs/{id} is what the batch would have answered", async () => {
  using site = testSite();
  const id = await submit(site);
  const result = await bodyOf(
    await post(site, "/api/v1/batch", { requests: ITEMS }),
  );
  assertEquals(await bodyOf(await poll(site, id)), {
    id,
    status: "succeeded",
    status_url: `/api/v1/jobs/${id}`,
    expires_at: "2026-11-20T13:00:00.000Z",
    result,
  });
});

Deno.test("a job is there for 3,599 seconds and gone after 3,600", async () => {
  using site = testSite();
  const id = await submit(site);
  site.clock.advance(HOUR - 1_000);
  assertEquals((await bodyOf(await poll(site, id))).status, "succeeded");
  site.clock.advance(1_000);
  await assertError(await poll(site, id), 410, "job_expired");
  site.clock.advance(1_000 * HOUR);
  await assertError(await poll(site, id), 410, "job_expired");
});

Deno.test("a job that is submitted within a second is not kept longer than an hour", async () => {
  using site = testSite({ now: "2026-11-20T12:00:00.900Z" });
  const id = await submit(site);
  site.clock.advance(HOUR);
  await assertError(await poll(site, id), 410, "job_expired");
});

Deno.test("every poll runs the batch afresh", async () => {
  using site = testSite();
  const id = await submit(site);
  const counted = async () => {
    const { result } = await bodyOf(await poll(site, id));
    return result.results[0].body.as_of;
  };
  const first = await counted();
  site.clock.advance(60_000);
  const second = await counted();
  assertEquals([first, second], [
    "2026-11-20T12:00:00.000Z",
    "2026-11-20T12:01:00.000Z",
  ]);
});

Deno.test("an item that fails in a job has its own status", async () => {
  using site = testSite({ commits: null });
  const id = await submit(site, [
    { operationId: "getCodehostContributions" },
    ...ITEMS,
  ]);
  const { result } = await bodyOf(await poll(site, id));
  const statuses = result.results.map((each: { status: number }) =>
    each.status
  );
  assertEquals(statuses, [500, 200, 200]);
});

Deno.test("HEAD looks at the job id and does not run the batch", async () => {
  const { counted, options } = countedStats();
  using site = testSite(options);
  const id = await submit(site, [{ operationId: "getStats" }]);
  const method = "HEAD";
  const head = await site.fetch(`/api/v1/jobs/${id}`, { method });
  assertEquals([head.status, counted.calls], [200, 0]);
  assertEquals(head.headers.get("content-type"), "application/json");
  assertEquals(head.headers.get("cache-control"), "no-store");
  // The length of what was not made is not known, so none is claimed.
  assertEquals(head.headers.get("content-length"), null);
  site.clock.advance(HOUR);
  const expired = await site.fetch(`/api/v1/jobs/${id}`, { method });
  assertEquals(expired.status, 410);
});

Deno.test("a job is as good on another instance with the same key", async () => {
  using one = testSite();
  using two = testSite();
  await bodyOf(await poll(two, await submit(one)));
});

const OPERATIONS = ["getStats", "getCodehostContributions", "npcChatHealth"];
const CHARACTERS = [
  "a",
  "7",
  " ",
  "\u0000",
  "%C3%A9",
  "写",
  "\ufeff",
  "🦆",
  "\u{10ffff}",
];

Deno.test("batches of any ids come back from their job id unchanged", async () => {
  using site = testSite({ env: { RATE_LIMIT: "0" } });
  const random = seededRandom(7);
  const below = (most: number) => Math.floor(random() * most);
  const idOf = (length: number) =>
    Array.from({ length }, () => CHARACTERS[below(CHARACTERS.length)]).join("");
  for (let round = 0; round < 100; round++) {
    const requests = Array.from({ length: 1 + below(10) }, () => ({
      operationId: OPERATIONS[below(3)] ?? "getStats",
      ...(random() < 0.3 ? {} : { id: idOf(below(30)) }),
    }));
    const id = await submit(site, requests);
    const { result } = await bodyOf(await poll(site, id));
    const items = result.results.map(
      ({ status: _, body: __, ...item }: Record<string, unknown>) => item,
    );
    assertEquals(items, requests);
  }
});
