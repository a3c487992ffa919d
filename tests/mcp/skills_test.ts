import { assert, assertEquals } from "@std/assert";
import {
  Client,
  StreamableHTTPClientTransport,
} from "npm:@modelcontextprotocol/client@2.4.0";
// @ts-types="npm:@modelcontextprotocol/client@2.4.0/ext/skills"
import { SkillsClient } from "npm:@modelcontextprotocol/client@2.4.0/ext/skills";
import { mcpServers } from "../../lib/api/mcp/mod.ts";
import {
  BASE_URL,
  siteWith,
  testContent,
  testSite,
} from "../support/test_app.ts";
import { edited } from "../support/content.ts";
import { ERAS, of2025, of2026 } from "./support/call.ts";
import { onRealPort } from "./support/real_port.ts";

const EXTENSION = "io.modelcontextprotocol/skills";
const HELLO = {
  method: "initialize",
  params: {
    protocolVersion: "2025-11-25",
    capabilities: {},
    clientInfo: { name: "test", version: "1" },
  },
};
const names = testContent.skills.map(({ name }) => name);
const [first = ""] = names;

for (const { path } of mcpServers) {
  Deno.test(`${path} declares the Skills extension for 2026-07-28 alone`, async () => {
    using site = testSite();
    const sent = { method: "server/discover" };
    const { body: { result } } = await of2026.send(site, path, sent);
    assertEquals(result.capabilities.extensions, { [EXTENSION]: {} });
    assert(result.capabilities.resources);
    const { body } = await of2025.send(site, path, HELLO);
    assertEquals("extensions" in body.result.capabilities, false);
    const list = await of2025.send(site, path, { method: "skills/list" });
    assertEquals(list.body.error.code, -32601);
  });

  Deno.test(`the published client of the Skills extension reads and verifies the skills of ${path}`, async () => {
    await using site = onRealPort();
    const client = new Client({ name: "interoperability", version: "1.0.0" }, {
      versionNegotiation: { mode: { pin: "2026-07-28" } },
    });
    const url = new URL(site.url + path);
    await client.connect(new StreamableHTTPClientTransport(url));
    try {
      const skills = new SkillsClient(client);
      assert(skills.supported);
      const { skills: listed, ttlMs, cacheScope } = await skills.list();
      assertEquals([ttlMs, cacheScope], [300_000, "public"]);
      assertEquals(listed.map(({ frontmatter }) => frontmatter.name), names);
      for (const skill of listed) {
        const got = await skills.get(skill.uri);
        assertEquals(got.skill, skill);
        // Throws if digest, size or front matter differ from the entry.
        const { verified, text } = await skills.read(skill);
        assert(verified && text?.includes(BASE_URL));
      }
    } finally {
      await client.close();
    }
  });

  Deno.test(`an unknown skill of ${path} is -32602`, async () => {
    using site = testSite();
    for (
      const uri of [
        "skill://nope/SKILL.md",
        "skill://haunt-the-light/SKILL.md",
        `skill://${first}`,
        "__proto__",
        "",
        5,
        undefined,
      ]
    ) {
      const params = { uri };
      const sent = { method: "skills/get", params };
      const { status, body } = await of2026.send(site, path, sent);
      assertEquals([status, body.error.code], [200, -32602], String(uri));
      assert(body.error.message.length < 400);
    }
  });
}

Deno.test("digest and size are those of the file as the site serves it", async () => {
  using site = testSite();
  const { body } = await of2026.send(site, "/mcp", { method: "skills/list" });
  const sent = { method: "resources/list" };
  const { body: list } = await of2026.send(site, "/mcp", sent);
  const sizes = new Map<string, number>(
    list.result.resources.map((
      { uri, size }: { uri: string; size: number },
    ) => [uri, size]),
  );
  for (const { uri, frontmatter, resources } of body.result.skills) {
    const response = await site.fetch(`/skills/${frontmatter.name}/SKILL.md`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const hash = await crypto.subtle.digest("SHA-256", bytes);
    const digest = `sha256:${new Uint8Array(hash).toHex()}`;
    assertEquals(resources, [{ uri, digest, size: bytes.length }]);
    assertEquals(sizes.get(uri), bytes.length);
    for (const era of ERAS) {
      const sent = { method: "resources/read", params: { uri } };
      const { body: { result } } = await era.send(site, "/docs/mcp", sent);
      const [{ text, mimeType }] = result.contents;
      assertEquals(mimeType, "text/markdown");
      assertEquals(new TextEncoder().encode(text), bytes);
    }
  }
});

Deno.test("the front matter of a skill has every key, as it is served", async () => {
  using site = await siteWith(
    await edited(
      `skills/${first}/SKILL.md`,
      "metadata:",
      "compatibility: Reads {base_url}\nallowed-tools: Read\nmetadata:\n  kept: |\n    two\n    lines",
    ),
  );
  const { body } = await of2026.send(site, "/mcp", {
    method: "skills/get",
    params: { uri: `skill://${first}/SKILL.md` },
  });
  const { frontmatter } = body.result.skill;
  assertEquals(frontmatter.compatibility, `Reads ${BASE_URL}`);
  assertEquals(frontmatter["allowed-tools"], "Read");
  assertEquals(frontmatter.metadata.kept, "two\nlines\n");
  assertEquals("body" in frontmatter, false);
});

Deno.test("a site without skills has no Skills extension", async () => {
  using site = testSite({ content: { ...testContent, skills: [] } });
  const { body } = await of2026.send(site, "/mcp", {
    method: "server/discover",
  });
  assertEquals("extensions" in body.result.capabilities, false);
  const sent = { method: "skills/list" };
  const { body: { error } } = await of2026.send(site, "/mcp", sent);
  assertEquals(error.code, -32601);
});

Deno.test("resources have a priority, that of the person above that of the manual", async () => {
  using site = testSite();
  const sent = { method: "resources/list" };
  const { body } = await of2026.send(site, "/mcp", sent);
  const ranks = new Map<string, number>();
  for (const { uri, annotations } of body.result.resources) {
    const { priority } = annotations;
    assert(priority >= 0 && priority <= 1, uri);
    ranks.set(uri, priority);
  }
  const rank = (path: string) => ranks.get(BASE_URL + path) ?? NaN;
  assert(rank("/about.md") > rank("/docs.md"));
  assert(rank("/docs.md") > rank("/docs/mcp-servers.md"));
  assert(ranks.has(`skill://${first}/SKILL.md`));
});
