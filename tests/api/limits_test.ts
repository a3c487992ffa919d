import { assert, assertEquals, assertNotEquals } from "@std/assert";
import { linksIn } from "../discovery/support/claims.ts";
import { BASE_URL, type TestSite, testSite } from "../support/test_app.ts";

const EVERYWHERE = [
  ["/", 200],
  ["/about.md", 200],
  ["/styles.css", 200],
  ["/nowhere", 404],
  ["/api/v1/work", 200],
  ["/api/v1/work?limit=0", 400],
  ["/api/v1/nowhere", 404],
] as const;

for (const [path, status] of EVERYWHERE) {
  Deno.test(`GET ${path} carries the headers that are common to all`, async () => {
    using site = testSite();
    const response = await site.fetch(path);
    const { headers, body } = response;
    await body?.cancel();
    assertEquals(response.status, status);
    assertEquals(headers.get("ratelimit-limit"), "60");
    assertEquals(headers.get("ratelimit-remaining"), "59");
    assertEquals(headers.get("ratelimit-reset"), "60");
    assertEquals(headers.get("ratelimit-policy"), "60;w=60");
    assertEquals(headers.get("x-content-type-options"), "nosniff");
    assert(headers.get("x-request-id"));
  });
}

Deno.test("every API response links to the policy and may be read by any origin", async () => {
  using site = testSite();
  for (const path of ["/api/v1/work", "/api/v1/work?limit=0", "/api/nope"]) {
    const { headers, body } = await site.fetch(path);
    await body?.cancel();
    const links = linksIn(headers.get("link") ?? "");
    assertEquals(links.map(({ rel, href }) => [rel, href]), [
      ["sunset", `${BASE_URL}/developers`],
      ["service-desc", "/openapi.json"],
      ["describedby", "/api/llms.txt"],
    ]);
    assertEquals(headers.get("access-control-allow-origin"), "*");
    assert(headers.get("access-control-expose-headers")?.includes("ETag"));
  }
});

Deno.test("nothing is deprecated, so no response says so", async () => {
  using site = testSite();
  const { headers, body } = await site.fetch("/api/v1/work");
  await body?.cancel();
  assertEquals(headers.get("deprecation"), null);
  assertEquals(headers.get("sunset"), null);
});

async function use(site: TestSite, times: number, path = "/api/v1/work") {
  for (let i = 0; i < times; i++) await (await site.fetch(path)).body?.cancel();
}

Deno.test("the 61st request in a window is 429, and after Retry-After the next passes", async () => {
  using site = testSite();
  await use(site, 1);
  site.clock.advance(36_500);
  await use(site, 59);
  const refused = await site.fetch("/api/v1/work");
  assertEquals(refused.status, 429);
  assertEquals(refused.headers.get("ratelimit-remaining"), "0");
  assertEquals(refused.headers.get("retry-after"), "24");
  assertEquals(refused.headers.get("ratelimit-reset"), "24");
  assertEquals(refused.headers.get("cache-control"), "no-store");
  assertEquals((await refused.json()).code, "rate_limited");
  site.clock.advance(23_499);
  assertEquals((await site.fetch("/api/v1/work")).status, 429);
  site.clock.advance(501);
  const passed = await site.fetch("/api/v1/work");
  assertEquals(passed.status, 200);
  assertEquals(passed.headers.get("ratelimit-remaining"), "59");
  await passed.body?.cancel();
});

Deno.test("a window is one client's on one endpoint", async () => {
  using site = testSite();
  await use(site, 61);
  const other = await site.fetch("/api/v1/work", { from: "192.0.2.2" });
  assertEquals(other.headers.get("ratelimit-remaining"), "59");
  const manifest = await site.fetch("/api/v1/manifest");
  assertEquals(manifest.headers.get("ratelimit-remaining"), "59");
  await Promise.all([other.body?.cancel(), manifest.body?.cancel()]);
});

Deno.test("HEAD counts as GET, a refused method counts, OPTIONS does not", async () => {
  using site = testSite();
  await site.fetch("/api/v1/work", { method: "HEAD" });
  await site.fetch("/api/v1/work", { method: "DELETE" });
  const options = await site.fetch("/api/v1/work", { method: "OPTIONS" });
  assertEquals(options.headers.get("ratelimit-remaining"), "58");
  const get = await site.fetch("/api/v1/work");
  assertEquals(get.headers.get("ratelimit-remaining"), "57");
  await get.body?.cancel();
});

Deno.test("pages, documents and files count, but are never refused", async () => {
  using site = testSite();
  for (const path of ["/about", "/about.md", "/styles.css", "/nowhere"]) {
    const { status } = await site.fetch(path);
    await use(site, 70, path);
    const response = await site.fetch(path);
    assertEquals(response.status, status);
    assertEquals(response.headers.get("ratelimit-remaining"), "0");
    await response.body?.cancel();
  }
});

Deno.test("a rotating X-Forwarded-For does not help", async () => {
  using site = testSite();
  for (let i = 0; i < 60; i++) {
    const headers = { "x-forwarded-for": `198.51.100.${i}` };
    await (await site.fetch("/api/v1/work", { headers })).body?.cancel();
  }
  const headers = { "x-forwarded-for": "198.51.100.200" };
  const response = await site.fetch("/api/v1/work", { headers });
  assertEquals(response.status, 429);
});

Deno.test("behind one trusted proxy the last entry is the client", async () => {
  using site = testSite({ env: { TRUST_PROXY: "1" } });
  const remaining = async (forwarded: string) => {
    const headers = { "x-forwarded-for": forwarded };
    const response = await site.fetch("/api/v1/work", { headers });
    await response.body?.cancel();
    return response.headers.get("ratelimit-remaining");
  };
  assertEquals(await remaining("203.0.113.9, 198.51.100.1"), "59");
  assertEquals(await remaining("203.0.113.8, 198.51.100.1"), "58");
  assertEquals(await remaining("203.0.113.8, 198.51.100.2"), "59");
  assertEquals(await remaining("garbage"), "59");
});

Deno.test("RATE_LIMIT is the limit and stands in the headers; 0 never refuses", async () => {
  using three = testSite({ env: { RATE_LIMIT: "3" } });
  await use(three, 3);
  const refused = await three.fetch("/api/v1/work");
  assertEquals(refused.status, 429);
  assertEquals(refused.headers.get("ratelimit-policy"), "3;w=60");
  using open = testSite({ env: { RATE_LIMIT: "0" } });
  await use(open, 70);
  const passed = await open.fetch("/api/v1/work");
  assertEquals(passed.status, 200);
  assertEquals(passed.headers.get("ratelimit-limit"), "60");
  assertEquals(passed.headers.get("ratelimit-remaining"), "0");
  await passed.body?.cancel();
});

Deno.test("every request has an id of its own", async () => {
  using site = testSite();
  const [a, b] = await Promise.all([site.fetch("/"), site.fetch("/")]);
  assertNotEquals(a.headers.get("x-request-id"), b.headers.get("x-request-id"));
  await Promise.all([a.body?.cancel(), b.body?.cancel()]);
});
