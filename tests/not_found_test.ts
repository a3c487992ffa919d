import { assert, assertEquals } from "@std/assert";
import { NPM_PACKAGE, WHEEL } from "../lib/api/packages/mod.ts";
import { ENGLISH } from "../lib/base/words/override.ts";
import { content, secondSite } from "./second_person/support/vocabulary.ts";
import {
  BASE_URL,
  HTML,
  rawRequest,
  testContent,
  type TestSite,
  testSite,
} from "./support/test_app.ts";

/** Mistyped paths, and the pages to suggest. */
const SLIPS: [asked: string, suggested: string][] = [
  ["/abuot", "/about"],
  ["/abot", "/about"],
  ["/About", "/about"],
  ["/ABOUT/", "/about"],
  ["/about.html", "/about"],
  ["/index.php", "/"],
  ["//about", "/about"],
  ["/en/about", "/about"],
  ["/limits", "/docs/limits"],
  ["/docs/limit", "/docs/limits"],
  ["/docs/nothing-like-it", "/docs"],
  ["/dcos", "/docs"],
  ["/abuot.md", "/about.md"],
  ["/llm.txt", "/llms.txt"],
  ["/openapi.jsn", "/openapi.json"],
  ["/api/v1/stat", "/api/v1/stats"],
  ["/stats", "/api/v1/stats"],
  ["/clients/foyer-99.0.0-beta.1.tgz", NPM_PACKAGE.path],
  ["/clients/foyer.tgz", NPM_PACKAGE.path],
  ["/clients/foyer-client-latest.tgz", NPM_PACKAGE.path],
  ["/clients/foyer-99.0-py3-none-any.whl", WHEEL.path],
];

async function hintOf(site: TestSite, path: string): Promise<string> {
  const response = await site.fetch(path);
  assertEquals(response.status, 404, path);
  return (await response.json()).hint;
}

async function pageOf(site: TestSite, path: string): Promise<string> {
  const response = await site.fetch(path, { headers: HTML });
  assertEquals(response.status, 404, path);
  return await response.text();
}

for (const [asked, suggested] of SLIPS) {
  Deno.test(`one who asks for ${asked} learns of ${suggested}`, async () => {
    using site = testSite();
    assert((await hintOf(site, asked)).includes(`"${suggested}"`));
    if (asked.startsWith("/api/")) return;
    const html = await pageOf(site, asked);
    const [lead = ""] = /<p class="lead">.*?<\/p>/.exec(html) ?? [];
    assert(lead.includes(`<a href="${suggested}"`), lead);
  });
}

const NEAR_NOTHING = [
  "/nowhere",
  "/wp-login.php",
  "/.env",
  "/xyzzy",
  "/api/v1/nothing-of-the-kind",
  `/${"about".repeat(4_000)}`,
  `${"/".repeat(16_000)}about`,
  `/${"%61".repeat(6_000)}`,
];

for (const asked of NEAR_NOTHING) {
  Deno.test(`one who asks for ${asked.slice(0, 40)} is told of no page that they did not mean`, async () => {
    using site = testSite();
    const hint = await hintOf(site, asked);
    assert(hint.includes("/sitemap.xml") && hint.includes("/openapi.json"));
    if (asked.startsWith("/api/")) return;
    const html = await pageOf(site, asked);
    const [lead = ""] = /<p class="lead">.*?<\/p>/.exec(html) ?? [];
    assert(!lead.includes("<a "), lead);
  });
}

Deno.test("a page that is not there leads to every page of the menu and home", async () => {
  using site = testSite();
  const html = await pageOf(site, "/abuot");
  const [, doors = ""] = /id="doors"([^]*?)<\/section>/.exec(html) ?? [];
  for (const { page } of site.app.endpoints()) {
    if (!page?.inMenu && page?.kind !== "home") continue;
    assertEquals(doors.split(`href="${page.path}"`).length, 2, page.path);
  }
});

Deno.test("a page that is not there shows what a program gets", async () => {
  using site = testSite();
  const html = await pageOf(site, "/abuot");
  const [, shown = ""] = /<pre[^>]*><code>([^]*?)<\/code>/.exec(html) ?? [];
  const got = await site.json("/abuot");
  assertEquals(JSON.parse(shown.replaceAll("&quot;", '"')), got);
});

Deno.test("who stands where nothing is looks surprised, and in no Markdown", async () => {
  using site = testSite();
  const html = await pageOf(site, "/abuot");
  assert(/<img[^>]* src="[^"]*-surprised\.png[^"]*"/.test(html));
  const headers = { accept: "text/markdown" };
  const text = await site.text("/abuot", { headers });
  assert(!text.includes("/avatars/"));
});

Deno.test("the Markdown of a page that is not there names the twin of what was meant", async () => {
  using site = testSite();
  const headers = { accept: "text/markdown" };
  const text = await site.text("/abuot", { headers });
  assert(text.includes("`/abuot`"));
  assert(text.includes(`](${BASE_URL}/about.md)`));
});

const HOSTILE = [
  "/<script>alert(1)</script>",
  '/"><img/src=x/onerror=alert(1)>',
  "/&lt;b&gt;",
  "/`](https://evil.example)",
  "/[a](https://evil.example)",
  "/{base_url}/{path}",
  "/$&$1",
];

for (const path of HOSTILE) {
  Deno.test(`${path} is shown as the text that it is`, async () => {
    using site = testSite();
    const answer = (accept: string) =>
      site.send(rawRequest(path, { headers: { accept } }));
    const html = await (await answer("text/html")).text();
    assert(!/<script>alert|<img\/|evil\.example"/.test(html));
    const [, shown = ""] = /<p class="lead">.*?<code>([^]*?)<\/code>/.exec(
      html,
    ) ?? [];
    const text = shown.replaceAll("&lt;", "<").replaceAll("&gt;", ">")
      .replaceAll("&quot;", '"').replaceAll("&amp;", "&");
    assertEquals(text, path);
    const markdown = await (await answer("text/markdown")).text();
    assert(!/(?<!`[^`\n]*)\]\(https:\/\/evil/.test(markdown), markdown);
  });
}

Deno.test("a page that is not there grows by no more than a line with the path", async () => {
  using site = testSite();
  const short = await pageOf(site, "/nowhere");
  const long = await pageOf(site, `/${"x".repeat(16_000)}`);
  assert(long.length - short.length < 1_000, `${long.length}`);
});

Deno.test("a page that is not there speaks the person's language, mirrored", async () => {
  using site = secondSite();
  const html = await pageOf(site, "/abuot");
  const { notFound: { title }, error: { toProgram } } = content.words;
  assert(html.includes(title) && html.includes(toProgram));
  assert(!html.includes(ENGLISH.notFound.title));
});

Deno.test("what is hidden is suggested to nobody", async () => {
  const [hidden] = testContent.pages;
  assert(hidden);
  const pages = testContent.pages.filter((page) => page !== hidden);
  using site = testSite({ content: { ...testContent, pages } });
  assert(!(await hintOf(site, `/${hidden.slug}s`)).includes(hidden.slug));
});
