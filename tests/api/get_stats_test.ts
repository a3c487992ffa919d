import { assert, assertEquals } from "@std/assert";
import { memoryStore } from "../../lib/kv/memory_store.ts";
import { FakeClock } from "../support/clock.ts";
import { type TestInit, type TestSite, testSite } from "../support/test_app.ts";
import { assertError, bodyOf } from "./support/requests.ts";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Firefox/145.0";
const CHROME = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0";
const MINUTE = 60_000;

/** A request for a page as a browser makes it, unless told otherwise. */
async function visit(
  site: TestSite,
  path: string,
  init: TestInit & { browser?: string } = {},
) {
  const { browser = FIREFOX, headers, ...rest } = init;
  const all = {
    "user-agent": browser,
    ...Object.fromEntries(new Headers(headers)),
  };
  const response = await site.fetch(path, { ...rest, headers: all });
  await response.body?.cancel();
}

async function stats(site: TestSite) {
  return await bodyOf(await site.fetch("/api/v1/stats"));
}

async function visitors(site: TestSite): Promise<number> {
  return (await stats(site)).active_visitors;
}

Deno.test("GET /api/v1/stats is the number of visitors and when it was counted", async () => {
  using site = testSite();
  assertEquals(await stats(site), {
    active_visitors: 0,
    as_of: "2026-11-20T12:00:00.000Z",
  });
});

Deno.test("GET /api/v1/stats counts addresses, however many pages and browsers", async () => {
  using site = testSite();
  for (const path of ["/", "/about", "/contact"]) {
    await visit(site, path, { from: "192.0.2.1" });
    await visit(site, path, { from: "192.0.2.2" });
  }
  await visit(site, "/", { from: "192.0.2.2", browser: CHROME });
  assertEquals(await visitors(site), 2);
});

Deno.test("GET /api/v1/stats counts a thousand user agents of one address as one visitor", async () => {
  using site = testSite();
  for (let i = 0; i < 1_000; i++) {
    await visit(site, "/contact", { browser: `${FIREFOX} ${i}` });
  }
  assertEquals(await visitors(site), 1);
});

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

Deno.test("GET /api/v1/stats counts one network of IPv6 addresses as one", async () => {
  using site = testSite();
  await visit(site, "/", { from: "2001:db8:1:2::1" });
  await visit(site, "/", { from: "2001:db8:1:2:ffff::9" });
  await visit(site, "/", { from: "2001:db8:1:3::1" });
  assertEquals(await visitors(site), 2);
});

const NOT_PERSONS = [
  "curl/8.11.0",
  "python-requests/2.32",
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/142.0.0.0 Safari/537.36",
  "",
];

for (const browser of NOT_PERSONS) {
  Deno.test(`GET /api/v1/stats does not count ${browser || "no user agent"}`, async () => {
    using site = testSite();
    await visit(site, "/", { browser });
    assertEquals(await visitors(site), 0);
  });
}

Deno.test("GET /api/v1/stats does not count a program that sends no User-Agent", async () => {
  using site = testSite();
  await (await site.fetch("/")).body?.cancel();
  assertEquals(await visitors(site), 0);
});

const NO_VIEWS: [what: string, path: string, init?: TestInit][] = [
  ["a HEAD", "/", { method: "HEAD" }],
  ["an OPTIONS", "/", { method: "OPTIONS" }],
  ["a refused POST", "/", { method: "POST" }],
  ["a page as Markdown", "/about", { headers: { accept: "text/markdown" } }],
  ["a Markdown twin", "/about.md"],
  ["an address without a page", "/nowhere"],
  ["a document", "/robots.txt"],
  ["a file", "/styles.css"],
  ["a call of the API", "/api/v1/work"],
];

for (const [what, path, init] of NO_VIEWS) {
  Deno.test(`GET /api/v1/stats does not count ${what}`, async () => {
    using site = testSite();
    await visit(site, path, init);
    assertEquals(await visitors(site), 0);
  });
}

Deno.test("a visitor is present for five minutes after the last page view", async () => {
  using site = testSite();
  await visit(site, "/");
  site.clock.advance(2 * MINUTE);
  await visit(site, "/about");
  site.clock.advance(5 * MINUTE - 1);
  assertEquals(await visitors(site), 1);
  site.clock.advance(MINUTE);
  assertEquals(await visitors(site), 0);
});

Deno.test("a visitor of exactly five minutes ago has gone", async () => {
  using site = testSite();
  await visit(site, "/");
  site.clock.advance(5 * MINUTE);
  assertEquals(await visitors(site), 0);
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
  // What the first view made it tell is not told again within half a minute.
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

Deno.test("nothing that leads back to a visitor is stored", async () => {
  using site = testSite();
  await visit(site, "/", { from: "192.0.2.77" });
  const stored = await Array.fromAsync(site.store.list([]));
  assert(!/192\.0\.2|Mozilla|Firefox/.test(JSON.stringify(stored)));
});

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

Deno.test("GET /api/v1/stats is 0 with STATS_PROVIDER=off, whoever comes", async () => {
  using site = testSite({ env: { STATS_PROVIDER: "off" } });
  await visit(site, "/");
  assertEquals(await visitors(site), 0);
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
  const count = async () =>
    (await (await asked.fetch("/api/v1/stats")).json()).active_visitors;
  assertEquals(await count(), 2);
  asked.clock.advance(90_000);
  assertEquals(await count(), 0);
});
