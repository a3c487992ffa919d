import { assert, assertEquals } from "@std/assert";
import { type TestInit, testSite } from "../support/test_app.ts";
import { FIREFOX, MINUTE, visit, visitors } from "./support/visits.ts";

const CHROME = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0";

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

Deno.test("nothing that leads back to a visitor is stored", async () => {
  using site = testSite();
  await visit(site, "/", { from: "192.0.2.77" });
  const stored = await Array.fromAsync(site.store.list([]));
  assert(!/192\.0\.2|Mozilla|Firefox/.test(JSON.stringify(stored)));
});
