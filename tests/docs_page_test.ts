import { assert, assertEquals } from "@std/assert";
import { SHELVES } from "../lib/content/names.ts";
import type { Content } from "../lib/content/content.ts";
import { ENGLISH } from "../lib/base/words/override.ts";
import { callTool } from "./mcp/support/call.ts";
import { BASE_URL, testContent, testSite } from "./support/test_app.ts";

const HTML = { headers: { accept: "text/html" } };
const { docs } = testContent;

async function pageOf(content: Content, path = "/docs") {
  using site = testSite({ content });
  const response = await site.fetch(path, HTML);
  return { status: response.status, html: await response.text() };
}

/** The parts of the page, by the name of their shelf. */
function shelvesIn(html: string) {
  const parts = html.split(/<h2 id="/).slice(1);
  return new Map(parts.map((part) => [part.slice(0, part.indexOf('"')), part]));
}

Deno.test("/docs has every document once, on its shelf, with its twin", async () => {
  const { html } = await pageOf(testContent);
  const shelves = shelvesIn(html);
  for (const { slug, shelf, title } of docs) {
    const part = shelves.get(shelf) ?? "";
    assert(part.includes(`<a href="/docs/${slug}">${title}</a>`), slug);
    assert(part.includes(`href="/docs/${slug}.md"`), slug);
    assertEquals(html.split(`href="/docs/${slug}"`).length, 2, slug);
  }
  const named = SHELVES.filter((shelf) =>
    shelves.get(shelf)?.includes(ENGLISH.docs.shelves[shelf])
  );
  assertEquals(named, [...SHELVES]);
});

Deno.test("/docs has no shelf with nothing on it", async () => {
  const [shelf] = SHELVES;
  const some = docs.filter((doc) => doc.shelf === shelf);
  const { html } = await pageOf({ ...testContent, docs: some });
  assertEquals(
    SHELVES.filter((each) => shelvesIn(html).has(each)),
    [shelf],
  );
});

Deno.test("where there is no document there is no /docs, nor a way to it", async () => {
  const content = { ...testContent, docs: [] };
  assertEquals((await pageOf(content)).status, 404);
  const { html } = await pageOf(content, "/about");
  assert(!html.includes('href="/docs"'));
});

Deno.test("/docs changed when the newest of its documents did", async () => {
  using site = testSite();
  const twin = await site.text("/docs.md");
  const newest = docs.map(({ updated }) => updated).sort().at(-1);
  assert(twin.includes(`\nlast_updated: ${newest}\n`));
});

Deno.test("the list of the documents is not found in place of a document", async () => {
  using site = testSite();
  for (const { title, description } of docs) {
    const query = encodeURIComponent(`${title} ${description}`);
    const answer = await site.fetch(`/ask?query=${query}`);
    const { results } = await answer.json();
    const paths = results.map(({ url }: { url: string }) =>
      new URL(url).pathname
    );
    assert(!paths.includes("/docs"), title);
  }
});

for (const query of ["retry after 429", "email", "hosting with systemd"]) {
  Deno.test(`/docs finds for "${query}" what search_docs finds`, async () => {
    using site = testSite();
    const { structuredContent } = await callTool(
      site,
      "/docs/mcp",
      "search_docs",
      { query },
    );
    const { html } = await pageOf(
      testContent,
      `/docs?q=${encodeURIComponent(query)}`,
    );
    const found = shelvesIn(html).get("found") ?? "";
    const links = [...found.matchAll(/<dt><a href="([^"]*)"/g)]
      .map(([, href]) => BASE_URL + href);
    const results: { url: string }[] = structuredContent.results;
    assert(results.length > 0);
    assertEquals(links, results.map(({ url }) => url));
  });
}

Deno.test("/docs says so where nothing is found, and lists the documents still", async () => {
  const { status, html } = await pageOf(testContent, "/docs?q=qqqqqq+zzzzzz");
  assertEquals(status, 200);
  const shelves = shelvesIn(html);
  assert(shelves.get("found")?.includes(ENGLISH.docs.nothing));
  assertEquals(SHELVES.filter((shelf) => !shelves.has(shelf)), []);
});

Deno.test("/docs says nothing of finding where nothing was asked", async () => {
  for (const path of ["/docs", "/docs?q=", "/docs?q=%20", "/docs?r=limits"]) {
    const { html } = await pageOf(testContent, path);
    assert(!shelvesIn(html).has("found"), path);
  }
});
