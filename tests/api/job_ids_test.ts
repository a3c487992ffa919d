import { assert, assertEquals } from "@std/assert";
import { rawRequest, testSite } from "../support/test_app.ts";
import { assertError, bodyOf } from "./support/requests.ts";
import { poll, submit } from "./support/jobs.ts";

const ALPHABET =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const HOUR = 60 * 60_000;

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
