import { assert, assertEquals, assertNotEquals } from "@std/assert";
import { pathsOf } from "./support/content.ts";
import {
  BASE_URL,
  testContent,
  type TestSite,
  testSite,
} from "./support/test_app.ts";

const BROWSER =
  "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8";
const AGENT = "text/markdown, text/html, */*";

function get(site: TestSite, path: string, accept?: string) {
  return site.fetch(path, accept === undefined ? {} : { headers: { accept } });
}

function twinOf(path: string): string {
  return path === "/" ? "/index.md" : `${path}.md`;
}

function frontMatter(markdown: string): Map<string, string> {
  const [, block = ""] = /^---\n([^]*?)\n---\n/.exec(markdown) ?? [];
  return new Map(
    block.split("\n").map((line): [string, string] => {
      const colon = line.indexOf(": ");
      return [line.slice(0, colon), line.slice(colon + 2)];
    }),
  );
}

for (const path of pathsOf(testContent)) {
  Deno.test(`${path} is HTML to a browser and Markdown to an agent`, async () => {
    using site = testSite();
    const html = await get(site, path, BROWSER);
    const markdown = await get(site, path, AGENT);
    assertEquals(html.headers.get("content-type"), "text/html; charset=utf-8");
    assertEquals(
      markdown.headers.get("content-type"),
      "text/markdown; charset=utf-8",
    );
    for (const { headers, status } of [html, markdown]) {
      assertEquals(status, 200);
      assertEquals(headers.get("vary"), "accept, accept-encoding");
      assertEquals(headers.get("cache-control"), "private, no-cache");
    }
    assertNotEquals(html.headers.get("etag"), markdown.headers.get("etag"));
    assert((await html.text()).startsWith("<!DOCTYPE html>"));
    assert((await markdown.text()).startsWith("---\n"));
  });

  Deno.test(`${twinOf(path)} is the same Markdown at an address of its own`, async () => {
    using site = testSite();
    const twin = await get(site, twinOf(path), BROWSER);
    assertEquals(twin.status, 200);
    assertEquals(
      twin.headers.get("content-type"),
      "text/markdown; charset=utf-8",
    );
    assertEquals(twin.headers.get("cache-control"), "public, max-age=300");
    assertEquals(twin.headers.get("cdn-cache-control"), "no-store");
    assertEquals(
      await twin.text(),
      await (await get(site, path, AGENT)).text(),
    );
  });

  Deno.test(`the twin of ${path} says what it is in its front matter`, async () => {
    using site = testSite();
    const response = await get(site, twinOf(path));
    const text = await response.text();
    const fields = frontMatter(text);
    assertEquals([...fields.keys()], [
      "title",
      "description",
      "canonical_url",
      "last_updated",
      "tokens",
    ]);
    assertEquals(fields.get("canonical_url"), `${BASE_URL}${path}`);
    assert(/^\d{4}-\d\d-\d\d$/.test(fields.get("last_updated") ?? ""));
    const tokens = String(Math.ceil([...text].length / 4));
    assertEquals(fields.get("tokens"), tokens);
    assertEquals(response.headers.get("x-markdown-tokens"), tokens);
    const link = response.headers.get("link") ?? "";
    assert(link.startsWith(`<${BASE_URL}${path}>; rel="canonical", `));
    assert(/\n---\n\n# \S/.test(text), "the title follows as a heading");
  });

  Deno.test(`every link in the twin of ${path} is absolute`, async () => {
    using site = testSite();
    const text = await (await get(site, twinOf(path))).text();
    const prose = text.replaceAll(/```[^]*?```/g, "");
    for (const [, target = ""] of prose.matchAll(/\]\(([^)]*)\)/g)) {
      assert(/^(https?|mailto|tel):/.test(target), target);
    }
    assert(!text.includes("{base_url}"));
  });
}

const NEGOTIATED: [accept: string | undefined, type: "html" | "markdown"][] = [
  [undefined, "html"],
  ["*/*", "html"],
  ["text/*", "html"],
  [BROWSER, "html"],
  ["text/markdown", "markdown"],
  ["Text/Markdown; charset=utf-8", "markdown"],
  ["text/markdown, text/html", "markdown"],
  ["text/markdown;q=0.9, text/html;q=0.9", "markdown"],
  ["text/markdown;q=0.8, text/html", "html"],
  ["text/markdown;q=0.8, */*", "html"],
  ["text/markdown;q=0.5, text/html;q=0.4, */*", "markdown"],
  ["text/markdown;q=0", "html"],
  ["text/markdown;q=0.000, text/html;q=0", "html"],
  ["text/markdown;q=nonsense", "html"],
  ["text/html;q=0.1, text/markdown;q=0.2", "markdown"],
  ["text/x-markdown", "html"],
  ["", "html"],
];

for (const [accept, type] of NEGOTIATED) {
  Deno.test(`Accept: ${accept ?? "(none)"} gets ${type}`, async () => {
    using site = testSite();
    const response = await get(site, "/about", accept);
    assertEquals(
      response.headers.get("content-type"),
      `text/${type}; charset=utf-8`,
    );
    await response.body?.cancel();
  });
}

/**
 * A private cache that knows nothing of Vary: one entry a URL, asked again
 * with its ETag because the site says no-cache.
 */
class BlindCache {
  readonly #entries = new Map<string, { etag: string; response: Response }>();

  async fetch(site: TestSite, path: string, accept: string): Promise<Response> {
    const entry = this.#entries.get(path);
    const headers = new Headers({ accept });
    if (entry) headers.set("if-none-match", entry.etag);
    const response = await site.fetch(path, { headers });
    if (response.status === 304 && entry) return entry.response.clone();
    const control = response.headers.get("cache-control") ?? "";
    const etag = response.headers.get("etag");
    if (etag && !control.includes("no-store")) {
      this.#entries.set(path, { etag, response: response.clone() });
    }
    return response;
  }
}

for (const path of pathsOf(testContent)) {
  Deno.test(`a cache that ignores Vary never shows a person the Markdown of ${path}`, async () => {
    using site = testSite();
    for (const first of [BROWSER, AGENT]) {
      const cache = new BlindCache();
      const second = first === BROWSER ? AGENT : BROWSER;
      for (const accept of [first, second, first, first, second, second]) {
        const response = await cache.fetch(site, path, accept);
        const type = response.headers.get("content-type") ?? "";
        const expected = accept === BROWSER ? "text/html" : "text/markdown";
        assert(type.startsWith(expected), `${accept}: ${type}`);
        await response.body?.cancel();
      }
    }
  });
}

Deno.test("a page is never stored by a shared cache, so that one cannot mix its forms", async () => {
  using site = testSite();
  for (const accept of [BROWSER, AGENT]) {
    const { headers, body } = await get(site, "/about", accept);
    await body?.cancel();
    assert(headers.get("cache-control")?.includes("private"));
  }
});

Deno.test("each form of a page answers 304 to its own ETag only", async () => {
  using site = testSite();
  const html = await get(site, "/about", BROWSER);
  const etag = html.headers.get("etag") ?? "";
  await html.body?.cancel();
  const headers = { "if-none-match": etag };
  const same = await site.fetch("/about", {
    headers: { ...headers, accept: BROWSER },
  });
  assertEquals(same.status, 304);
  assertEquals(same.headers.get("vary"), "accept, accept-encoding");
  assertEquals(
    await site.status("/about", {
      headers: { ...headers, accept: AGENT },
    }),
    200,
  );
});

Deno.test("/.md is the twin of the home page too", async () => {
  using site = testSite();
  const [a, b] = await Promise.all([get(site, "/.md"), get(site, "/index.md")]);
  assertEquals(await a.text(), await b.text());
});

Deno.test("a twin of nothing is a 404", async () => {
  using site = testSite();
  for (const path of ["/nope.md", "/about.md.md", "/about/.md", "/nil.md"]) {
    const response = await get(site, path, AGENT);
    assertEquals(response.status, 404, path);
    await response.body?.cancel();
  }
});
