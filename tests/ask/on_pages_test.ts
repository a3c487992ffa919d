import { assert, assertEquals } from "@std/assert";
import type { Endpoint } from "../../lib/endpoint.ts";
import {
  BASE_URL,
  HTML,
  type TestSite,
  testSite,
} from "../support/test_app.ts";

/** Every page that answers a question in its query. */
function asking(site: TestSite): Endpoint[] {
  const found = site.app.endpoints().filter(({ asks }) => asks !== undefined);
  assert(found.length > 0);
  return found;
}

/** The address of a page with a question in it. */
function withQuestion({ path }: Endpoint, question: string): string {
  return path.replace("{question}", encodeURIComponent(question));
}

/** On a page or in an ErrorResponse. */
const REFUSED = /<code>rate_limited<|"code":"rate_limited"/;

function getPage(site: TestSite, path: string): Promise<Response> {
  return site.fetch(path, { headers: HTML });
}

/** Those that answer with passages; in the room somebody speaks. */
function finding(site: TestSite): Endpoint[] {
  return asking(site).filter(({ windowOf }) => windowOf("GET") === "ask");
}

Deno.test("a page answers the question in its query with passages of the site", async () => {
  using site = testSite();
  for (const endpoint of finding(site)) {
    const response = await getPage(site, withQuestion(endpoint, "rate limit"));
    assertEquals(response.status, 200);
    const html = await response.text();
    assert(html.includes('href="/docs/limits'), endpoint.path);
  }
});

Deno.test("a page with a question is kept by nobody, and listed by no search engine", async () => {
  using site = testSite();
  for (const endpoint of asking(site)) {
    const { headers, body } = await getPage(site, withQuestion(endpoint, "x"));
    assertEquals(headers.get("cache-control"), "no-store");
    assertEquals(headers.get("x-robots-tag"), "noindex");
    const canonical = `<${BASE_URL}${endpoint.page?.path}>; rel="canonical"`;
    assert(headers.get("link")?.startsWith(canonical));
    assertEquals(headers.get("etag"), null, "it would stand for the question");
    await body?.cancel();
  }
});

Deno.test("what one asks never comes to another: the page itself stays as it is", async () => {
  // The number of visitors changes by itself, so this test turns it off.
  using site = testSite({ env: { STATS_PROVIDER: "off" } });
  for (const endpoint of asking(site)) {
    const path = endpoint.page?.path ?? "";
    const before = await (await getPage(site, path)).text();
    const asked = await getPage(site, withQuestion(endpoint, "marked email"));
    assert((await asked.text()).includes("marked email"));
    const next = await getPage(site, withQuestion(endpoint, "letters"));
    assert(!(await next.text()).includes("marked"));
    for (const query of ["", "?utm_source=x", `?${endpoint.asks}=%20`]) {
      const response = await getPage(site, path + query);
      assert(response.headers.has("etag"));
      assertEquals(response.headers.get("x-robots-tag"), null);
      assertEquals(await response.text(), before, query);
    }
  }
});

Deno.test("a question is shown as the text that it is", async () => {
  using site = testSite();
  const question = `"><script>alert(1)</script><b a='`;
  for (const endpoint of asking(site)) {
    const url = withQuestion(endpoint, question);
    const html = await (await getPage(site, url)).text();
    assert(!html.includes("<script>alert"));
    assert(!html.includes("<b a="));
    assert(html.includes("&quot;>&lt;script"), "the question is there");
  }
});

Deno.test("no control character of a question comes into the page", async () => {
  using site = testSite();
  for (const endpoint of asking(site)) {
    const url = withQuestion(endpoint, "re\0t\x0b\x1bry\x9f");
    const html = await (await getPage(site, url)).text();
    assert(!/[^\P{Cc}\n]/u.test(html));
    assert(/value="retry"|<\/b> retry<\/li>/.test(html), endpoint.path);
  }
});

Deno.test("a page takes a question of 500 characters, and no longer one", async () => {
  using site = testSite();
  for (const endpoint of asking(site)) {
    const ask = async (length: number) => {
      // Each of these is one character, and two code units.
      const url = withQuestion(endpoint, "\u{1F4A1}".repeat(length));
      const response = await getPage(site, url);
      await response.body?.cancel();
      return response;
    };
    assertEquals((await ask(500)).status, 200);
    const refused = await ask(501);
    assertEquals(refused.status, 400);
    assertEquals(refused.headers.get("content-type"), "application/json");
  }
});

Deno.test("questions to pages and to /ask are counted together, and beyond the limit the page says so", async () => {
  using site = testSite({ env: { RATE_LIMIT: "4" } });
  const [endpoint] = asking(site);
  assert(endpoint);
  const path = endpoint.page?.path ?? "";
  const url = withQuestion(endpoint, "email");
  const urls = [url, "/ask?q=email", url, "/ask?q=email", url, "/ask?q=email"];
  const answers: [status: number, isRefused: boolean][] = [];
  for (const each of urls) {
    const response = await getPage(site, each);
    answers.push([response.status, REFUSED.test(await response.text())]);
  }
  assertEquals(answers, [
    [200, false],
    [200, false],
    [200, false],
    [200, false],
    [200, true],
    [429, true],
  ]);
  // The page itself is refused to nobody.
  for (let i = 0; i < 6; i++) {
    assertEquals((await getPage(site, path)).status, 200);
  }
});

Deno.test("a page beyond the limit keeps the question and says how long to wait", async () => {
  using site = testSite({ env: { RATE_LIMIT: "1" } });
  for (const endpoint of asking(site)) {
    const ask = () => getPage(site, withQuestion(endpoint, "rate limit"));
    await (await ask()).body?.cancel();
    site.clock.advance(48_000);
    const response = await ask();
    assertEquals(response.status, 200);
    const html = await response.text();
    assert(/value="rate limit"|>rate limit<\/textarea>/.test(html));
    assert(REFUSED.test(html), endpoint.path);
    assert(html.includes(" 12 s<"), endpoint.path);
    assert(!html.includes('href="/docs/limits'), endpoint.path);
    site.clock.advance(60_000);
  }
});

Deno.test("where no limit is enforced, a page answers every question", async () => {
  using site = testSite({ env: { RATE_LIMIT: "0" } });
  const [endpoint] = asking(site);
  assert(endpoint);
  const url = withQuestion(endpoint, "rate limit");
  for (let asked = 0; asked < 62; asked++) {
    const html = await (await getPage(site, url)).text();
    assert(!REFUSED.test(html), `${asked}`);
  }
});

Deno.test("what is asked of a page is neither logged nor stored", async () => {
  using site = testSite();
  for (const endpoint of asking(site)) {
    await getPage(site, withQuestion(endpoint, "marked"));
  }
  assert(!JSON.stringify(site.log).includes("marked"));
  assertEquals(site.log.at(-1)?.route, "ask");
  for await (const { key, value } of site.store.list([])) {
    assert(!JSON.stringify([key, value]).includes("marked"));
  }
});

Deno.test("who wants Markdown gets the twin of the page, question or not", async () => {
  using site = testSite();
  for (const endpoint of asking(site)) {
    const headers = { accept: "text/markdown" };
    const url = withQuestion(endpoint, "marked");
    const asked = await site.text(url, { headers });
    const path = endpoint.page?.path ?? "";
    assertEquals(asked, await site.text(path, { headers }));
  }
});
