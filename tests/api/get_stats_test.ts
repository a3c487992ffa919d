import { assertEquals } from "@std/assert";
import { testSite } from "../support/test_app.ts";
import { MINUTE, stats, visit, visitors } from "./support/visits.ts";

Deno.test("GET /api/v1/stats is the number of visitors and when it was counted", async () => {
  using site = testSite();
  assertEquals(await stats(site), {
    active_visitors: 0,
    as_of: "2026-11-20T12:00:00.000Z",
  });
});

Deno.test("GET /api/v1/stats keeps its number for 60 seconds", async () => {
  using site = testSite();
  const first = await stats(site);
  await visit(site, "/");
  site.clock.advance(MINUTE - 1);
  assertEquals(await stats(site), first);
  site.clock.advance(1);
  assertEquals(await stats(site), {
    active_visitors: 1,
    as_of: "2026-11-20T12:01:00.000Z",
  });
});

Deno.test("GET /api/v1/stats may be cached for what is left of the 60 seconds", async () => {
  using site = testSite();
  const maxAge = async () => {
    const { headers, body } = await site.fetch("/api/v1/stats");
    await body?.cancel();
    return headers.get("cache-control");
  };
  assertEquals(await maxAge(), "public, max-age=60");
  site.clock.advance(20_500);
  assertEquals(await maxAge(), "public, max-age=40");
  site.clock.advance(39_499);
  assertEquals(await maxAge(), "public, max-age=1");
  site.clock.advance(1);
  assertEquals(await maxAge(), "public, max-age=60");
});

Deno.test("GET /api/v1/stats answers 304 while its number stands", async () => {
  using site = testSite();
  const first = await site.fetch("/api/v1/stats");
  await first.body?.cancel();
  const etag = first.headers.get("etag") ?? "";
  const again = () =>
    site.fetch("/api/v1/stats", { headers: { "if-none-match": etag } });
  site.clock.advance(30_000);
  const same = await again();
  assertEquals(same.status, 304);
  assertEquals(same.headers.get("cache-control"), "public, max-age=30");
  site.clock.advance(30_000);
  const other = await again();
  assertEquals(other.status, 200);
  await other.body?.cancel();
});

Deno.test("GET /api/v1/stats is 0 with STATS_PROVIDER=off, whoever comes", async () => {
  using site = testSite({ env: { STATS_PROVIDER: "off" } });
  await visit(site, "/");
  assertEquals(await visitors(site), 0);
});
