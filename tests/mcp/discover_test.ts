import { assert, assertEquals } from "@std/assert";
import { REVISIONS } from "../../lib/api/mcp/identity.ts";
import { mcpServers } from "../../lib/api/mcp/mod.ts";
import { BASE_URL, testContent, testSite } from "../support/test_app.ts";
import { ERAS, of2025, of2026 } from "./support/call.ts";

for (const { path, id, prompts } of mcpServers) {
  Deno.test(`initialize of ${path} says who answers`, async () => {
    using site = testSite();
    for (const version of ["2025-03-26", "2025-06-18", "2025-11-25"]) {
      const { body: { result } } = await of2025.send(site, path, {
        method: "initialize",
        params: initializing(version),
      });
      assertEquals(result.protocolVersion, version);
      const { name, title, version: own, websiteUrl, icons } =
        result.serverInfo;
      assertEquals(name, `example.light/${id}`);
      assert(title && own && result.instructions);
      assertEquals(websiteUrl, `${BASE_URL}/`);
      for (const { src } of icons) {
        assertEquals(await site.status(new URL(src).pathname), 200);
      }
    }
  });

  Deno.test(`initialize of ${path} offers 2025-11-25 for what it cannot speak`, async () => {
    using site = testSite();
    for (const version of ["1999-01-01", "2024-11-05", "2099-01-01"]) {
      const { body: { result } } = await of2025.send(site, path, {
        method: "initialize",
        params: initializing(version),
      });
      assertEquals(result.protocolVersion, "2025-11-25");
    }
  });

  Deno.test(`server/discover of ${path} says who answers`, async () => {
    using site = testSite();
    const sent = { method: "server/discover" };
    const { body: { result } } = await of2026.send(site, path, sent);
    assertEquals(result.supportedVersions, REVISIONS);
    assertEquals(result.resultType, "complete");
    assertEquals("prompts" in result.capabilities, prompts.length > 0);
    const info = result._meta["io.modelcontextprotocol/serverInfo"];
    assertEquals(info.name, `example.light/${id}`);
  });

  Deno.test(`server/discover of ${path} is no method of 2025`, async () => {
    using site = testSite();
    const sent = { method: "server/discover" };
    const { status, body } = await of2025.send(site, path, sent);
    assertEquals([status, body.error.code], [200, -32601]);
  });

  Deno.test(`what ${path} lists may be kept by anybody`, async () => {
    using site = testSite();
    const uri = `${BASE_URL}/about.md`;
    for (
      const sent of [
        { method: "server/discover" },
        { method: "tools/list" },
        { method: "resources/list" },
        { method: "resources/templates/list" },
        { method: "resources/read", params: { uri } },
        { method: "skills/list" },
        ...(prompts.length > 0 ? [{ method: "prompts/list" }] : []),
      ]
    ) {
      const { body: { result } } = await of2026.send(site, path, sent);
      assertEquals(result.cacheScope, "public", sent.method);
      assertEquals(result.ttlMs, 300_000, sent.method);
    }
  });

  Deno.test(`the resources of ${path} are the twins of all pages, and the skills`, async () => {
    using site = testSite({ env: { RATE_LIMIT: "0" } });
    const resources = await listed(site, path);
    const sitePages = resources.filter((uri) => uri.startsWith(BASE_URL));
    assertEquals(
      resources.slice(sitePages.length),
      testContent.skills.map(({ name }) => `skill://${name}/SKILL.md`),
    );
    assert(sitePages.includes(`${BASE_URL}/index.md`));
    assert(sitePages.includes(`${BASE_URL}/docs/mcp-servers.md`));
    for (const uri of sitePages) {
      for (const era of ERAS) {
        const sent = { method: "resources/read", params: { uri } };
        const { body: { result } } = await era.send(site, path, sent);
        const [content] = result.contents;
        assertEquals([content.uri, content.mimeType], [uri, "text/markdown"]);
        const twin = await site.fetch(uri.slice(BASE_URL.length));
        assertEquals(content.text, await twin.text());
      }
    }
  });

  Deno.test(`an unknown resource of ${path} is -32602`, async () => {
    using site = testSite();
    for (
      const uri of [
        `${BASE_URL}/nope.md`,
        "https://evil.example/about.md",
        `${BASE_URL}.evil.example/about.md`,
        "file:///etc/passwd",
        "about",
        "__proto__",
      ]
    ) {
      for (const era of ERAS) {
        const sent = { method: "resources/read", params: { uri } };
        const { status, body } = await era.send(site, path, sent);
        assertEquals([status, body.error.code], [200, -32602], uri);
      }
    }
  });
}

Deno.test("summarise_person brings the page with it", async () => {
  using site = testSite();
  for (const era of ERAS) {
    const { body: { result } } = await era.send(site, "/mcp", {
      method: "prompts/get",
      params: { name: "summarise_person", arguments: { audience: "a child" } },
    });
    const [words, page] = result.messages;
    assert(words.content.text.includes("a child"));
    assertEquals(page.content.resource.uri, `${BASE_URL}/about.md`);
  }
});

Deno.test("check_job_fit asks for quotes and forbids a score", async () => {
  using site = testSite();
  const { body: { result } } = await of2026.send(site, "/mcp", {
    method: "prompts/get",
    params: { name: "check_job_fit", arguments: { job: "Lion tamer" } },
  });
  const texts = result.messages.map(
    (message: { content: { text?: string } }) => message.content.text ?? "",
  ).join("\n");
  for (const word of ["Lion tamer", "quote", "Do not give a score"]) {
    assert(texts.includes(word), word);
  }
});

Deno.test("a prompt without what it needs, or an unknown one, is -32602", async () => {
  using site = testSite();
  for (
    const params of [
      { name: "check_job_fit" },
      { name: "check_job_fit", arguments: {} },
      { name: "nope" },
      { name: "constructor" },
    ]
  ) {
    for (const era of ERAS) {
      const sent = { method: "prompts/get", params };
      const { status, body } = await era.send(site, "/mcp", sent);
      assertEquals([status, body.error.code], [200, -32602]);
    }
  }
});

function initializing(protocolVersion: string) {
  const clientInfo = { name: "test", version: "1" };
  return { protocolVersion, capabilities: {}, clientInfo };
}

async function listed(
  site: ReturnType<typeof testSite>,
  path: string,
): Promise<string[]> {
  const sent = { method: "resources/list" };
  const { body: { result } } = await of2026.send(site, path, sent);
  return result.resources.map(({ uri }: { uri: string }) => uri);
}
