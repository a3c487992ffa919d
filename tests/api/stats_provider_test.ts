import { assert, assertEquals } from "@std/assert";
import { testSite } from "../support/test_app.ts";
import { assertError, bodyOf } from "./support/requests.ts";
import { MINUTE, visit, visitors } from "./support/visits.ts";

const UMAMI = {
  STATS_PROVIDER: "umami",
  STATS_URL: "https://stats.example",
  STATS_SITE_ID: "5f0c8a1e",
  STATS_TOKEN: "t0ken",
};

/** A provider that answers until it is told to fail. */
function provider() {
  const state = { visitors: 7, isDown: false, calls: 0 };
  const fetch = () => {
    state.calls++;
    return Promise.resolve(
      state.isDown
        ? Response.json({ error: "secret detail" }, { status: 404 })
        : Response.json({ visitors: state.visitors }),
    );
  };
  return { state, options: { env: UMAMI, fetch, expectErrors: true } };
}

Deno.test("GET /api/v1/stats asks a provider once a minute", async () => {
  const { state, options } = provider();
  using site = testSite(options);
  assertEquals(await visitors(site), 7);
  state.visitors = 8;
  site.clock.advance(MINUTE - 1);
  assertEquals(await visitors(site), 7);
  site.clock.advance(1);
  assertEquals(await visitors(site), 8);
  assertEquals(state.calls, 2);
});

Deno.test("page views are nothing to a provider that counts for itself", async () => {
  const { options } = provider();
  using site = testSite(options);
  await visit(site, "/");
  assertEquals(await visitors(site), 7);
  assertEquals(await Array.fromAsync(site.store.list(["presence"])), []);
});

Deno.test("GET /api/v1/stats serves the last number while its provider fails for ten minutes", async () => {
  const { state, options } = provider();
  using site = testSite(options);
  await visitors(site);
  state.isDown = true;
  site.clock.advance(10 * MINUTE - 1);
  const stale = await site.fetch("/api/v1/stats");
  assertEquals(stale.headers.get("cache-control"), "public, max-age=0");
  assertEquals(await bodyOf(stale), {
    active_visitors: 7,
    as_of: "2026-11-20T12:00:00.000Z",
  });
  site.clock.advance(1);
  const failed = await site.fetch("/api/v1/stats");
  await assertError(failed, 500, "internal_error");
});

Deno.test("GET /api/v1/stats is 500 where its provider never answered, and says no more", async () => {
  const { state, options } = provider();
  state.isDown = true;
  using site = testSite(options);
  const response = await site.fetch("/api/v1/stats");
  const text = await response.clone().text();
  assert(!/secret|stats\.example|t0ken|umami/.test(text), text);
  await assertError(response, 500, "internal_error");
});

Deno.test("GET /api/v1/stats recovers with its provider", async () => {
  const { state, options } = provider();
  state.isDown = true;
  using site = testSite(options);
  await (await site.fetch("/api/v1/stats")).body?.cancel();
  state.isDown = false;
  site.clock.advance(5_000);
  assertEquals(await visitors(site), 7);
});
