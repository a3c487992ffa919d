import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { hashSource } from "../../lib/base/http/inline_hashes.ts";
import { mcpServers } from "../../lib/api/mcp/mod.ts";
import { PAGE_SCRIPT } from "../../lib/ui/page_script.ts";
import { testSite } from "../support/test_app.ts";

/** The one script that stands in a page. */
const OWN = `<script>${PAGE_SCRIPT}</script>`;
const BROWSER = {
  accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
};

async function show(target: string): Promise<string> {
  using site = testSite();
  const response = await site.fetch(target, { headers: BROWSER });
  assertEquals(response.status, 200);
  return (await response.text()).replace(OWN, "");
}

for (const { path, tools } of mcpServers) {
  Deno.test(`GET ${path} in a browser is a page of the site`, async () => {
    using site = testSite();
    const response = await site.fetch(path, { headers: BROWSER });
    const { headers } = response;
    assertEquals(response.status, 200);
    assertEquals(headers.get("content-type"), "text/html; charset=utf-8");
    assertEquals(headers.get("cache-control"), "private, no-cache");
    assertEquals(headers.get("vary"), "accept, accept-encoding");
    assertStringIncludes(
      headers.get("content-security-policy") ?? "",
      `script-src 'self' ${await hashSource(
        PAGE_SCRIPT,
      )}; require-trusted-types-for 'script'`,
    );
    assert(headers.get("ratelimit-remaining"));
    const html = (await response.text()).replace(OWN, "");
    assertEquals(html.match(/<main/g)?.length, 1);
    assertEquals(html.match(/<h1/g)?.length, 1);
    assert(
      !/<script(?! type="application\/(ld\+)?json"|[^>]* src=)/.test(html),
    );
  });

  Deno.test(`the page of ${path} installs the server in the common clients`, async () => {
    const html = await show(path);
    const url = `https://light.example${path}`;
    assertStringIncludes(html, `claude mcp add --transport http `);
    assertStringIncludes(html, ` ${url}<`);
    const [, vscode = ""] = /href="vscode:mcp\/install\?([^"]+)"/.exec(html) ??
      [];
    const entry = JSON.parse(decodeURIComponent(vscode));
    assertEquals([entry.type, entry.url], ["http", url]);
    const [, config = ""] = /cursor:[^"]+config=([^"&]+)"/.exec(html) ?? [];
    assertEquals(JSON.parse(atob(decodeURIComponent(config))), { url });
    assertStringIncludes(html, "mcpServers");
  });

  Deno.test(`the page of ${path} has a form for each tool`, async () => {
    const html = await show(path);
    for (const { name, input } of tools) {
      assertStringIncludes(html, `name="tool" value="${name}"`);
      for (const argument of Object.keys(input.shape)) {
        assertStringIncludes(html, `id="${name}_${argument}"`);
      }
    }
  });

  Deno.test(`HEAD ${path} of a browser has no body`, async () => {
    using site = testSite();
    const response = await site.fetch(path, {
      method: "HEAD",
      headers: BROWSER,
    });
    assertEquals([response.status, await response.text()], [200, ""]);
  });
}

Deno.test("the form runs the tool on the server", async () => {
  const html = await show("/mcp?tool=get_about&section=story");
  assertStringIncludes(html, 'id="result"');
  assertStringIncludes(html, "Result of");
  assertStringIncludes(html, "<i>&quot;story&quot;: </i>");
  assert(!html.includes("<i>&quot;career&quot;: </i>"));
  assertStringIncludes(html, '<option value="story" selected');
});

Deno.test("what came of a form is for the one who sent it", async () => {
  using site = testSite();
  for (const { path, tools } of mcpServers) {
    const names = [...tools.map(({ name }) => name), "nope"];
    for (const name of names) {
      const target = `${path}?tool=${name}`;
      const { headers } = await site.fetch(target, { headers: BROWSER });
      assertEquals(headers.get("cache-control"), "no-store", target);
      assertEquals(headers.get("x-robots-tag"), "noindex", target);
      assertEquals(headers.get("etag"), null, target);
      assertEquals(headers.get("vary"), "accept, accept-encoding", target);
    }
  }
});

Deno.test("the page does not grow with the name of a tool that there is not", async () => {
  const long = await show(`/mcp?tool=${"a".repeat(20_000)}`);
  const short = await show("/mcp?tool=a");
  assert(long.length - short.length < 1_000);
});

Deno.test("the form sends numbers as numbers, and leaves out what is empty", async () => {
  const html = await show("/docs/mcp?tool=search_docs&query=request&limit=2");
  assertEquals(html.match(/<i>&quot;score&quot;: <\/i>/g)?.length, 2);
  const usual = await show("/docs/mcp?tool=search_docs&query=request&limit=");
  assertEquals(usual.match(/<i>&quot;score&quot;: <\/i>/g)?.length, 5);
});

const WRONG = [
  "/mcp?tool=nope",
  "/mcp?tool=",
  "/mcp?tool=constructor",
  "/mcp?tool=get_page",
  "/mcp?tool=get_page&slug=nope",
  "/mcp?tool=get_about&section=nope",
  "/docs/mcp?tool=search_docs&query=x&limit=21",
  "/docs/mcp?tool=search_docs&query=x&limit=many",
  "/docs/mcp?tool=search_docs&query=%20",
];
for (const target of WRONG) {
  Deno.test(`${target} shows the error that a program would get`, async () => {
    assertStringIncludes(await show(target), "Error of");
  });
}

Deno.test("what was sent comes back as text, never as markup", async () => {
  const attack = '"><script>alert(1)</script>';
  for (
    const target of [
      `/mcp?tool=${encodeURIComponent(attack)}`,
      `/mcp?tool=get_page&slug=${encodeURIComponent(attack)}`,
      `/docs/mcp?tool=search_docs&query=${encodeURIComponent(attack)}`,
    ]
  ) assert(!(await show(target)).includes("<script>"), target);
});
