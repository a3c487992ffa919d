import { assert, assertEquals } from "@std/assert";
import {
  Client as NewClient,
  StreamableHTTPClientTransport as NewTransport,
} from "npm:@modelcontextprotocol/client@2.4.0";
// The package's types are found under the name without the suffix only.
// @ts-types="npm:@modelcontextprotocol/sdk@1.32.2/client"
import { Client as OldClient } from "npm:@modelcontextprotocol/sdk@1.32.2/client/index.js";
// @ts-types="npm:@modelcontextprotocol/sdk@1.32.2/client/streamableHttp"
import { StreamableHTTPClientTransport as OldTransport } from "npm:@modelcontextprotocol/sdk@1.32.2/client/streamableHttp.js";
import { mcpServers } from "../../lib/api/mcp/mod.ts";
import type { McpService } from "../../lib/api/mcp/service.ts";
import { onRealPort } from "./support/real_port.ts";

const IDENTITY = { name: "interoperability", version: "1.0.0" };

// The SDK of 2025, which most of today's clients are made with.
for (const service of mcpServers) {
  Deno.test(`a client of 2025 lists and calls everything of ${service.path}`, async () => {
    await using site = onRealPort();
    const client = new OldClient(IDENTITY);
    const url = new URL(site.url + service.path);
    await client.connect(new OldTransport(url));
    try {
      await tryEverything(client, service);
      if (service.prompts.length > 0) await tryPrompts(client, service);
      assertEquals(
        client.getServerVersion()?.name,
        `example.light/${service.id}`,
      );
      assert(client.getInstructions());
    } finally {
      await client.close();
    }
  });

  Deno.test(`a client of 2026-07-28 lists and calls everything of ${service.path}`, async () => {
    await using site = onRealPort();
    const client = new NewClient(IDENTITY, {
      versionNegotiation: { mode: { pin: "2026-07-28" } },
    });
    const url = new URL(site.url + service.path);
    await client.connect(new NewTransport(url));
    try {
      assertEquals(client.getNegotiatedProtocolVersion(), "2026-07-28");
      await tryEverything(client, service);
      if (service.prompts.length > 0) await tryPrompts(client, service);
    } finally {
      await client.close();
    }
  });

  Deno.test(`a client of both finds the newest revision of ${service.path}`, async () => {
    await using site = onRealPort();
    const client = new NewClient(IDENTITY, {
      versionNegotiation: { mode: "auto" },
    });
    await client.connect(new NewTransport(new URL(site.url + service.path)));
    assertEquals(client.getNegotiatedProtocolVersion(), "2026-07-28");
    await client.close();
  });
}

/** Common interface of both clients. */
interface AnyClient {
  listTools(): Promise<{ tools: { name: string }[] }>;
  callTool(
    params: { name: string; arguments: Record<string, unknown> },
  ): Promise<Record<string, unknown>>;
  listResources(): Promise<{ resources: { uri: string }[] }>;
  readResource(
    params: { uri: string },
  ): Promise<{ contents: { mimeType?: string }[] }>;
}

async function tryEverything(client: AnyClient, service: McpService) {
  const { tools } = await client.listTools();
  assertEquals(namesOf(tools), namesOf(service.tools));
  for (const { name, examples } of service.tools) {
    for (const given of examples) {
      // Both clients check structuredContent against the tool's outputSchema.
      const result = await client.callTool({ name, arguments: given });
      assert(!result.isError, name);
      assert(result.structuredContent, name);
    }
  }
  const { resources } = await client.listResources();
  for (const { uri } of resources) {
    const { contents: [content] } = await client.readResource({ uri });
    assertEquals(content?.mimeType, "text/markdown", uri);
  }
}

interface ClientWithPrompts {
  listPrompts(): Promise<{ prompts: { name: string }[] }>;
  getPrompt(
    params: { name: string; arguments: Record<string, string> },
  ): Promise<{ messages: unknown[] }>;
}

async function tryPrompts(client: ClientWithPrompts, service: McpService) {
  const { prompts } = await client.listPrompts();
  assertEquals(namesOf(prompts), namesOf(service.prompts));
  for (const { name, examples } of service.prompts) {
    for (const given of examples) {
      const { messages } = await client.getPrompt({ name, arguments: given });
      assert(messages.length > 1, name);
    }
  }
}

function namesOf(entries: { name: string }[]): string[] {
  return entries.map(({ name }) => name);
}
