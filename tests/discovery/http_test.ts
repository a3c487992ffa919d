import { assert, assertEquals, assertNotEquals } from "@std/assert";
import { BASE_URL, testSite } from "../support/test_app.ts";
import { documents, jsonOf, textOf } from "./support/claims.ts";

for (const { path, mediaType } of documents) {
  Deno.test(`GET ${path} is ${mediaType} for anybody, anywhere`, async () => {
    using site = testSite();
    const response = await site.fetch(path, {
      headers: { origin: "https://elsewhere.example" },
    });
    const { headers, status } = response;
    assertEquals(status, 200);
    assertEquals(headers.get("content-type"), mediaType);
    assertEquals(headers.get("access-control-allow-origin"), "*");
    assert(headers.get("access-control-expose-headers")?.includes("ETag"));
    assertEquals(headers.get("cache-control"), "public, max-age=300");
    assertEquals(headers.get("cdn-cache-control"), "no-store");
    assertEquals(headers.get("x-content-type-options"), "nosniff");
    const text = await response.text();
    assert(text.length > 100);
    assert(!text.includes("{base_url}"));
    assert(!/undefined|\[object/.test(text));
  });

  Deno.test(`HEAD ${path} has the headers of GET and no body`, async () => {
    using site = testSite();
    const get = await site.fetch(path);
    const head = await site.fetch(path, { method: "HEAD" });
    assertEquals(head.status, 200);
    for (const name of ["content-type", "etag", "content-length", "link"]) {
      assertEquals(head.headers.get(name), get.headers.get(name), name);
    }
    assertEquals(await head.text(), "");
    await get.body?.cancel();
  });

  Deno.test(`${path} answers 304 to its own ETag`, async () => {
    using site = testSite();
    const first = await site.fetch(path);
    await first.body?.cancel();
    const etag = first.headers.get("etag") ?? "";
    assertNotEquals(etag, "");
    const again = await site.fetch(path, {
      headers: { "if-none-match": etag },
    });
    assertEquals(again.status, 304);
    assertEquals(again.headers.get("access-control-allow-origin"), "*");
  });

  Deno.test(`OPTIONS ${path} tells a browser that it may be read`, async () => {
    using site = testSite();
    const { status, headers } = await site.fetch(path, {
      method: "OPTIONS",
      headers: {
        origin: "https://elsewhere.example",
        "access-control-request-method": "GET",
      },
    });
    assertEquals(status, 204);
    assertEquals(headers.get("allow"), "GET, HEAD, OPTIONS");
    assertEquals(headers.get("access-control-allow-origin"), "*");
    assertEquals(
      headers.get("access-control-allow-methods"),
      "GET, HEAD, OPTIONS",
    );
    assert(headers.get("access-control-allow-headers")?.includes("Accept"));
  });

  Deno.test(`POST ${path} is 405 with Allow`, async () => {
    using site = testSite();
    const response = await site.fetch(path, { method: "POST", body: "{}" });
    assertEquals(response.status, 405);
    assertEquals(response.headers.get("allow"), "GET, HEAD, OPTIONS");
    assertEquals((await response.json()).code, "method_not_allowed");
  });
}

Deno.test("documents share a rate window of their own, which never refuses", async () => {
  using site = testSite();
  for (let i = 0; i < 61; i++) await textOf(site, "/llms.txt");
  const { status, headers } = await site.fetch("/?mode=agent");
  assertEquals(status, 200);
  assertEquals(headers.get("ratelimit-remaining"), "0");
  const home = await site.fetch("/");
  assertEquals(home.headers.get("ratelimit-remaining"), "59");
});

Deno.test("/api/llms.txt carries the policy link of every API response", async () => {
  using site = testSite();
  const { headers } = await site.fetch("/api/llms.txt");
  const link = `<${BASE_URL}/developers>; rel="sunset"; type="text/html"`;
  assert(headers.get("link")?.startsWith(link));
});

Deno.test("the same MCP manifest is at all three paths, byte for byte", async () => {
  using site = testSite();
  const [one, ...others] = await Promise.all([
    textOf(site, "/.well-known/mcp.json"),
    textOf(site, "/.well-known/mcp/server-card.json"),
    textOf(site, "/.well-known/mcp/server-cards.json"),
  ]);
  for (const other of others) assertEquals(other, one);
});

Deno.test("AI Catalog and ARD are one document at two paths", async () => {
  using site = testSite();
  assertEquals(
    await textOf(site, "/.well-known/ai-catalog.json"),
    await textOf(site, "/.well-known/ard.json"),
  );
});

Deno.test("HEAD of the API catalog names it by its relation", async () => {
  using site = testSite();
  const { headers } = await site.fetch("/.well-known/api-catalog", {
    method: "HEAD",
  });
  const link = headers.get("link") ?? "";
  assert(link.startsWith('</.well-known/api-catalog>; rel="api-catalog"'));
  assert(link.includes('</openapi.json>; rel="service-desc"'));
});

const AGENT_QUERIES = ["?mode=agent", "?utm=x&mode=agent", "?mode=agent&x=1"];

for (const query of AGENT_QUERIES) {
  Deno.test(`/${query} is the agent view, whatever is accepted`, async () => {
    using site = testSite();
    for (const accept of ["text/html", "text/markdown", "*/*"]) {
      const response = await site.fetch(`/${query}`, { headers: { accept } });
      const { kind, authentication } = await response.json();
      assertEquals(kind, "agent-view");
      assertEquals(authentication.required, false);
      assertEquals(response.headers.get("x-robots-tag"), "noindex");
    }
  });
}

for (const path of ["/", "/?mode=person", "/?mode=", "/about?mode=agent"]) {
  Deno.test(`${path} is a page, also after the agent view was asked for`, async () => {
    using site = testSite();
    await jsonOf(site, "/?mode=agent");
    const headers = { accept: "text/html" };
    const response = await site.fetch(path, { headers });
    const type = response.headers.get("content-type");
    assertEquals(type, "text/html; charset=utf-8");
    await response.body?.cancel();
    assertEquals((await jsonOf(site, "/?mode=agent")).kind, "agent-view");
  });
}

for (const path of ["/.well-known/nothing", "/.well-known/", "/skills/"]) {
  Deno.test(`${path} is a real 404, never the shell of a page`, async () => {
    using site = testSite();
    const response = await site.fetch(path);
    assertEquals(response.status, 404);
    assertEquals((await response.json()).code, "not_found");
  });
}

const CARD = "/.well-known/agent-card.json";
const CARD_TYPE = "application/a2a-agent-card+json";

Deno.test("the agent card has the type that Accept names, in either order", async () => {
  for (const accepts of [["*/*", CARD_TYPE], [CARD_TYPE, "*/*"]]) {
    using site = testSite();
    const tags = new Map<string, string | null>();
    // The second time, the answers are cached ones.
    for (const accept of [...accepts, ...accepts]) {
      const { headers, body } = await site.fetch(CARD, { headers: { accept } });
      await body?.cancel();
      const type = accept === CARD_TYPE ? CARD_TYPE : "application/json";
      assertEquals(headers.get("content-type"), type);
      assertEquals(headers.get("vary"), "accept, accept-encoding");
      tags.set(type, headers.get("etag"));
    }
    assertEquals(new Set(tags.values()).size, 2);
  }
});

Deno.test("both catalogues name the type of the agent card", async () => {
  using site = testSite();
  for (
    const path of ["/.well-known/ai-catalog.json", "/.well-known/api-catalog"]
  ) {
    assert((await textOf(site, path)).includes(CARD_TYPE), path);
  }
});
