import { assert, assertEquals } from "@std/assert";
import { type TestSite, testSite } from "../support/test_app.ts";
import { countedStats } from "./support/counted_stats.ts";
import { assertError, bodyOf, post, short } from "./support/requests.ts";

const PATH = "/api/v1/batch";
const STATS = { operationId: "getStats" };

function submit(
  site: TestSite,
  requests: unknown[],
  prefer = "respond-async",
): Promise<Response> {
  return post(site, PATH, { requests }, { headers: { prefer } });
}

Deno.test("POST /api/v1/batch with respond-async accepts a job for an hour", async () => {
  using site = testSite();
  const response = await submit(site, [STATS]);
  const { id, ...body } = await bodyOf(response, 202);
  assertEquals(body, {
    status: "accepted",
    status_url: `/api/v1/jobs/${id}`,
    expires_at: "2026-11-20T13:00:00.000Z",
  });
  const { headers } = response;
  assertEquals(
    headers.get("location"),
    `https://light.example${body.status_url}`,
  );
  assertEquals(headers.get("preference-applied"), "respond-async");
  assertEquals(headers.get("vary"), "prefer");
});

Deno.test("Location comes from the base address, never from Host", async () => {
  using site = testSite();
  const headers = { prefer: "respond-async", host: "evil.example" };
  const response = await post(site, PATH, { requests: [STATS] }, { headers });
  assertEquals(response.status, 202);
  assert(
    response.headers.get("location")?.startsWith("https://light.example/"),
  );
  await response.body?.cancel();
});

Deno.test("an accepted job stores nothing and runs nothing", async () => {
  const { counted, options } = countedStats();
  using site = testSite(options);
  const requests = [STATS];
  await bodyOf(await submit(site, requests), 202);
  assertEquals(counted.calls, 0);
  assertEquals(await Array.fromAsync(site.store.list([])), []);
});

const ASYNC = [
  "respond-async",
  "RESPOND-ASYNC",
  'wait=5, respond-async; x="a,b"',
  "respond-async, wait=100",
  'respond-async=""',
  "respond-async; foo",
  " ,respond-async,",
  ",;=, respond-async",
  "respond-async, respond-async=x",
];

for (const prefer of ASYNC) {
  Deno.test(`Prefer: ${prefer} is 202`, async () => {
    using site = testSite();
    const response = await submit(site, [STATS], prefer);
    assertEquals(response.status, 202);
    assertEquals(response.headers.get("preference-applied"), "respond-async");
    await response.body?.cancel();
  });
}

Deno.test("respond-async counts on the second of two Prefer lines", async () => {
  using site = testSite();
  const headers = new Headers([
    ["content-type", "application/json"],
    ["prefer", "return=minimal"],
    ["prefer", "respond-async"],
  ]);
  const body = JSON.stringify({ requests: [STATS] });
  assertEquals(await site.status(PATH, { method: "POST", headers, body }), 202);
});

const SYNC = [
  "",
  "return=minimal",
  'foo="respond-async"',
  'foo="a, respond-async"',
  "foo; respond-async",
  "respond-asyncx",
  "respond_async",
  "respond-async=x",
  "respond-async=true, respond-async",
  ",;=",
];

for (const prefer of SYNC) {
  Deno.test(`Prefer: ${prefer || "(empty)"} is 200`, async () => {
    using site = testSite();
    const response = await submit(site, [STATS], prefer);
    assertEquals(response.headers.get("preference-applied"), null);
    assertEquals(response.headers.get("vary"), "prefer");
    assertEquals((await bodyOf(response)).results.length, 1);
  });
}

/** Ids of so many UTF-8 bytes each. */
const FITTING = [
  "x".repeat(147),
  "ä".repeat(73),
  "写".repeat(49),
  "🦆".repeat(36),
  "",
];

for (const id of FITTING) {
  Deno.test(`ten ids "${short(id)}" fit a job id`, async () => {
    using site = testSite();
    const requests = Array(10).fill({ ...STATS, id });
    const job = await bodyOf(await submit(site, requests), 202);
    assert(job.id.length <= 2048, `${job.id.length} characters`);
    const { result } = await bodyOf(await site.fetch(job.status_url));
    assertEquals(result.results.length, 10);
    for (const each of result.results) assertEquals(each.id, id);
  });
}

for (const id of ["x".repeat(200), "🦆".repeat(50), "x".repeat(10_000)]) {
  Deno.test(`ten ids "${short(id)}" do not fit a job id`, async () => {
    using site = testSite();
    const requests = Array(10).fill({ ...STATS, id });
    await assertError(await submit(site, requests), 400, "invalid_body");
  });
}

Deno.test("the longest single id has 1,495 bytes", async () => {
  using site = testSite();
  const withId = (length: number) => [{ ...STATS, id: "x".repeat(length) }];
  const job = await bodyOf(await submit(site, withId(1_495)), 202);
  assertEquals(job.id.length, 2_048);
  assertEquals((await site.fetch(job.status_url)).status, 200);
  await assertError(await submit(site, withId(1_496)), 400, "invalid_body");
});
