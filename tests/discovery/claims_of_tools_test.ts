import { assert, assertEquals } from "@std/assert";
import { mcpServers } from "../../lib/api/mcp/mod.ts";
import { callTool, of2025, of2026 } from "../mcp/support/call.ts";
import { BASE_URL, testSite } from "../support/test_app.ts";
import { jsonOf, textOf, type TypedLink } from "./support/claims.ts";

Deno.test("every tool that the agent view names can be called", async () => {
  using site = testSite();
  const { tools } = await jsonOf(site, "/?mode=agent");
  const known = mcpServers.flatMap(({ tools }) => tools);
  assertEquals(
    tools.map(({ name }: { name: string }) => name),
    known.map(({ name }) => name),
  );
  for (const { name, server } of tools) {
    const [example] = known.find((tool) => tool.name === name)?.examples ?? [];
    const { pathname } = new URL(server);
    const result = await callTool(site, pathname, name, example, of2025);
    assert(!result.isError && result.structuredContent, name);
  }
});

Deno.test("the AI catalog names the tools that each server lists, no more", async () => {
  using site = testSite();
  const { entries } = await jsonOf(site, "/.well-known/ai-catalog.json");
  const servers = entries.filter(({ type }: TypedLink) =>
    type === "application/mcp-server-card+json"
  );
  assertEquals(servers.length, mcpServers.length);
  for (const { url, capabilities } of servers) {
    const card = await jsonOf(site, new URL(url).pathname);
    const endpoint = new URL(card.remotes[0].url).pathname;
    const { body } = await of2025.send(site, endpoint, {
      method: "tools/list",
    });
    const names = body.result.tools.map(({ name }: { name: string }) => name);
    assertEquals(capabilities, names);
  }
});

for (const { path } of mcpServers) {
  Deno.test(`the card of ${path} says what its server says at initialize`, async () => {
    using site = testSite();
    const card = await jsonOf(site, `${path}/server-card`);
    const { body: { result } } = await of2025.send(site, path, {
      method: "initialize",
      params: {
        protocolVersion: "2025-11-25",
        capabilities: {},
        clientInfo: { name: "test", version: "1" },
      },
    });
    for (const key of ["name", "title", "version", "websiteUrl", "icons"]) {
      assertEquals(card[key], result.serverInfo[key], key);
    }
    const [remote] = card.remotes;
    assertEquals(remote.url, BASE_URL + path);
    if (path !== "/mcp") return;
    const manifest = await jsonOf(site, "/.well-known/mcp.json");
    const newest = await of2026.send(site, path, { method: "server/discover" });
    assertEquals(manifest.capabilities, newest.body.result.capabilities);
  });
}

for (const { path } of mcpServers) {
  Deno.test(`${path} speaks every revision on its card`, async () => {
    using site = testSite();
    const { remotes: [remote] } = await jsonOf(site, `${path}/server-card`);
    for (const version of remote.supportedProtocolVersions) {
      const method = "tools/list";
      const era = version >= "2026" ? of2026 : of2025;
      const headers = { "mcp-protocol-version": version };
      const { body } = await era.send(site, path, { method }, headers);
      assert(body.result.tools.length > 0, version);
    }
  });
}

for (const path of ["/AGENTS.md", "/developers/llms.txt"]) {
  Deno.test(`${path} names the tools of both servers, no more`, async () => {
    using site = testSite();
    const text = await textOf(site, path);
    const sections = text.split(/^(?:## )?Tools of /m).slice(1);
    assertEquals(sections.length, mcpServers.length);
    for (const section of sections) {
      const [address = "", ...rest] = section.split("\n");
      const endpoint = new URL(address.replace(/:$/, "")).pathname;
      const { body } = await of2025.send(site, endpoint, {
        method: "tools/list",
      });
      const own = rest.join("\n").split(/^## /m)[0] ?? "";
      assertEquals(
        [...own.matchAll(/^- `(\w+)`: /gm)].map(([, name]) => name),
        body.result.tools.map(({ name }: { name: string }) => name),
      );
    }
  });
}
