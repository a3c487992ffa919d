import { assert, assertEquals } from "@std/assert";
import { seededRandom } from "../rate_limit/support/random.ts";
import { rawRequest, type TestSite, testSite } from "../support/test_app.ts";
import { assertError, bodyOf, post } from "./support/requests.ts";

const ALPHABET =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const HOUR = 60 * 60_000;

interface Item {
  operationId: string;
  id?: string;
}

const ITEMS: Item[] = [
  { id: "a", operationId: "getStats" },
  { operationId: "npcChatHealth" },
];

async function submit(site: TestSite, requests = ITEMS): Promise<string> {
  const headers = { prefer: "respond-async" };
  const response = await post(site, "/api/v1/batch", { requests }, { headers });
  return (await bodyOf(response, 202)).id;
}

function poll(site: TestSite, id: string): Promise<Response> {
  return site.fetch(`/api/v1/jobs/${id}`);
}

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
  let calls = 0;
  using site = testSite({
    env: {
      STATS_PROVIDER: "umami",
      STATS_URL: "https://stats.example",
      STATS_SITE_ID: "sam",
      STATS_TOKEN: "token",
    },
    fetch: () => {
      calls++;
      return Promise.resolve(Response.json({ visitors: 3 }));
    },
  });
  const id = await submit(site, [{ operationId: "getStats" }]);
  const method = "HEAD";
  const head = await site.fetch(`/api/v1/jobs/${id}`, { method });
  assertEquals([head.status, calls], [200, 0]);
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

const UNKNOWN = [
  "x",
  "AAAA",
  "A".repeat(64),
  "A".repeat(2_048),
  "A".repeat(2_049),
  "a/b",
  "",
  ".",
  "..",
  "%00",
  "%ff",
  "%",
  "%C3%A9",
  "null",
  "{id}",
];

for (const id of UNKNOWN) {
  const name = id.length > 40 ? `${id.length} characters` : `"${id}"`;
  Deno.test(`a job id of ${name} is not found`, async () => {
    using site = testSite();
    const response = await site.send(rawRequest(`/api/v1/jobs/${id}`));
    await assertError(response, 404, "not_found");
  });
}

Deno.test("a job id with any one character changed is not found", async () => {
  using site = testSite({ env: { RATE_LIMIT: "0" } });
  const id = await submit(site);
  for (let i = 0; i < id.length; i++) {
    const changed = id[i] === "A" ? "B" : "A";
    const forged = id.slice(0, i) + changed + id.slice(i + 1);
    const response = await poll(site, forged);
    assertEquals(response.status, 404, `character ${i}`);
    await response.body?.cancel();
  }
});

Deno.test("the last character of a job id has one spelling, whatever the padding bits", async () => {
  using site = testSite({ env: { RATE_LIMIT: "0" } });
  // Ids of 0 to 2 bytes give every length that base64 can end on.
  for (const name of ["", "a", "ab"]) {
    const id = await submit(site, [{ id: name, operationId: "getStats" }]);
    for (const last of ALPHABET) {
      const response = await poll(site, id.slice(0, -1) + last);
      const expected = id.endsWith(last) ? 200 : 404;
      assertEquals(response.status, expected, `${id} with ${last}`);
      await response.body?.cancel();
    }
  }
});

Deno.test("a job id in another spelling is not found", async () => {
  using site = testSite();
  const id = await submit(site);
  const encoded = `%${id.charCodeAt(0).toString(16)}${id.slice(1)}`;
  const spellings = [
    `${id}=`,
    `${id}==`,
    `${id}%3D`,
    `${id}A`,
    `${id}%20`,
    `%0A${id}`,
    `${id}/`,
    id.slice(0, -1),
    id.slice(1),
    encoded,
    id.toLowerCase(),
  ];
  for (const spelling of spellings) {
    const target = `/api/v1/jobs/${spelling}`;
    const response = await site.send(rawRequest(target));
    await assertError(response, 404, "not_found");
  }
});

Deno.test("a cursor is not a job id, and a job id is not a cursor", async () => {
  using site = testSite();
  const { next_cursor } = await bodyOf(
    await site.fetch("/api/v1/work?limit=1"),
  );
  assert(next_cursor);
  await assertError(await poll(site, next_cursor), 404, "not_found");
  const id = await submit(site);
  const page = await site.fetch(`/api/v1/work?cursor=${id}`);
  await assertError(page, 400, "invalid_parameter");
});

const OLD = `1:${"A".repeat(43)}`;
const NEW = `2:${"B".repeat(43)}`;

Deno.test("a rotation of keys keeps live jobs, and expired ones expired", async () => {
  using before = testSite({ env: { SIGNING_KEYS: OLD } });
  const id = await submit(before);
  using after = testSite({ env: { SIGNING_KEYS: `${NEW},${OLD}` } });
  await bodyOf(await poll(after, id));
  assert(await submit(after) !== id);
  after.clock.advance(HOUR);
  await assertError(await poll(after, id), 410, "job_expired");
});

Deno.test("a job of a key that is gone is not found, live or expired", async () => {
  using before = testSite({ env: { SIGNING_KEYS: OLD } });
  const id = await submit(before);
  using after = testSite({ env: { SIGNING_KEYS: NEW } });
  await assertError(await poll(after, id), 404, "not_found");
  after.clock.advance(HOUR);
  await assertError(await poll(after, id), 404, "not_found");
});

Deno.test("another key under the same number does not sign for the first", async () => {
  using one = testSite({ env: { SIGNING_KEYS: OLD } });
  using two = testSite({ env: { SIGNING_KEYS: `1:${"C".repeat(43)}` } });
  const response = await poll(two, await submit(one));
  await assertError(response, 404, "not_found");
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
