import { assert, assertEquals } from "@std/assert";
import type { Endpoint } from "../lib/endpoint.ts";
import {
  HTML,
  testContent,
  type TestSite,
  testSite,
} from "./support/test_app.ts";

// Pages of which a client can ask for any number of variants: of a path where
// nothing is, and of a question beyond the rate window.

/** A site that counts the renderings of its pages: each reads the words of the shell. */
function counted() {
  const count = { reads: 0 };
  const { words } = testContent;
  const counting = {
    ...words,
    get shell() {
      count.reads++;
      return words.shell;
    },
  };
  const content = { ...testContent, words: counting };
  const site = testSite({ content, env: { RATE_LIMIT: "1" } });
  return { site, count, [Symbol.dispose]: () => site[Symbol.dispose]() };
}

function asking(site: TestSite): Endpoint[] {
  const found = site.app.endpoints().filter(({ asks }) => asks !== undefined);
  assert(found.length > 0);
  return found;
}

/** Asks a page beyond its window. The clients are told apart by page, as windows are shared. */
async function refused(
  site: TestSite,
  { path }: Endpoint,
  question: string,
  init: RequestInit = {},
): Promise<Response> {
  const from = `192.0.2.${10 + asking(site).findIndex((e) => e.path === path)}`;
  const url = path.replace(
    "{question}",
    encodeURIComponent(question.toWellFormed()),
  );
  const ask = () => site.fetch(url, { headers: HTML, from, ...init });
  await (await ask()).body?.cancel();
  return await ask();
}

const HOSTILE = [
  "</textarea><script>alert(1)</script>",
  `"><img src=x onerror='alert(1)'>`,
  "$& $1 $` $' $$",
  "&lt;b&gt; &amp;amp;",
  "\uFDD0json\uFDD1 {question}",
  "\ud800 alone",
  "\u202e\u{1F4A1}".repeat(250),
];

/** As a browser reads it. */
function decoded(html: string): string {
  return html.replaceAll("&lt;", "<").replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}

Deno.test("a question beyond the window costs no rendering of its own", async () => {
  using own = counted();
  for (const endpoint of asking(own.site)) {
    await (await refused(own.site, endpoint, "marked")).body?.cancel();
    const { reads } = own.count;
    assert(reads > 0);
    for (let i = 0; i < 5; i++) {
      const html = await (await refused(own.site, endpoint, `more ${i}`))
        .text();
      assert(html.includes(`>more ${i}</textarea>`));
      assert(!html.includes("marked"));
    }
    assertEquals(own.count.reads, reads, endpoint.path);
  }
});

Deno.test("a question beyond the window changes nothing of the page but the box that keeps it", async () => {
  using site = testSite({ env: { RATE_LIMIT: "1" } });
  for (const endpoint of asking(site)) {
    const plain = await refused(site, endpoint, "plain");
    assertEquals(plain.status, 200);
    const policy = plain.headers.get("content-security-policy");
    const [before = "", after = ""] = (await plain.text())
      .split(">plain</textarea>");
    assert(after !== "", endpoint.path);
    for (const question of HOSTILE) {
      const response = await refused(site, endpoint, question);
      assertEquals(response.headers.get("content-security-policy"), policy);
      const html = await response.text();
      assert(html.startsWith(`${before}>`) && html.endsWith(after), question);
      const shown = html.slice(before.length + 1, -after.length);
      assert(/^[^<]*<\/textarea>$/.test(shown), shown);
      const kept = decoded(shown.replace("</textarea>", ""));
      assertEquals(kept, question.toWellFormed());
    }
  }
});

Deno.test("a question beyond the window is answered without what costs more: no coding, no tag", async () => {
  using site = testSite({ env: { RATE_LIMIT: "1" } });
  for (const endpoint of asking(site)) {
    const headers = { ...HTML, "accept-encoding": "gzip, br" };
    const { headers: got, body } = await refused(site, endpoint, "x", {
      headers,
    });
    for (const name of ["content-encoding", "etag"]) {
      assertEquals(got.get(name), null, `${endpoint.path} ${name}`);
    }
    assertEquals(got.get("cache-control"), "no-store");
    assertEquals(got.get("x-robots-tag"), "noindex");
    await body?.cancel();
  }
});

Deno.test("HEAD of a question beyond the window has the headers of its GET", async () => {
  using site = testSite({ env: { RATE_LIMIT: "1" } });
  for (const endpoint of asking(site)) {
    const get = await refused(site, endpoint, "x");
    const head = await refused(site, endpoint, "x", { method: "HEAD" });
    assertEquals([head.status, await head.text()], [200, ""]);
    for (const name of ["content-type", "content-security-policy", "vary"]) {
      assertEquals(head.headers.get(name), get.headers.get(name), name);
    }
    await get.body?.cancel();
  }
});

Deno.test("a path where nothing is costs no rendering of its own", async () => {
  using own = counted();
  const paths = (
    i: number,
  ) => [`/nothing-${i}`, `/abuot?${i}`, `/docs/no/${i}`];
  for (const path of paths(0)) await own.site.html(path);
  const { reads } = own.count;
  assert(reads > 0);
  for (const path of [1, 2, 3].flatMap(paths)) {
    const html = await own.site.html(path);
    assert(html.includes(`<code>${path.replace(/\?.*/, "")}</code>`), path);
  }
  assertEquals(own.count.reads, reads);
});

Deno.test("what one client asked for in vain shows in no page of another", async () => {
  const LATER = ["/nothing-at-all", "/abuot", "/docs/no/such"];
  using fresh = testSite();
  const alone = await Promise.all(LATER.map((path) => fresh.html(path)));
  for (const first of ["/llms.txt/x", "/docs/x/y", "/about/marked/z"]) {
    using site = testSite();
    await site.html(first);
    for (const [at, path] of LATER.entries()) {
      assertEquals(await site.html(path), alone[at], `${first} ${path}`);
    }
  }
});
