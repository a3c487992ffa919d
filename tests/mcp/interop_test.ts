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
import { services } from "../../lib/mcp/mod.ts";
import { testContent } from "../support/test_app.ts";
import { onRealPort } from "./support/real_port.ts";

const IDENTITY = { name: "interoperability", version: "1.0.0" };

/** Arguments with which each tool finds something. */
const ARGUMENTS: Record<string, Record<string, unknown>> = {
  get_about: { section: "career" },
  get_work_history: { company: testContent.roles[0]?.slug },
  get_contact: {},
  get_page: { slug: "about" },
  search_docs: { query: "rate limit headers", limit: 3 },
  get_doc: { path: "limits" },
};

const PROMPT_ARGUMENTS: Record<string, Record<string, string>> = {
  summarise_person: {},
  check_job_fit: { job: "Somebody who makes slow things fast" },
};

// The SDK of 2025, which most of today's clients are made with.
for (const service of services) {
  Deno.test(`a client of 2025 lists and calls everything of ${service.path}`, async () => {
    await using site = onRealPort();
    const client = new OldClient(IDENTITY);
    const url = new URL(site.url + service.path);
    await client.connect(new OldTransport(url));
    try {
      await tryEverything(client, service.tools.length);
      if (service.prompts.length > 0) await tryPrompts(client);
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
      await tryEverything(client, service.tools.length);
      if (service.prompts.length > 0) await tryPrompts(client);
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

/** What both clients can do, in the words that they share. */
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

async function tryEverything(client: AnyClient, count: number) {
  const { tools } = await client.listTools();
  assertEquals(tools.length, count);
  for (const { name } of tools) {
    // Both clients check structuredContent against the tool's outputSchema.
    const result = await client.callTool({
      name,
      arguments: ARGUMENTS[name] ?? {},
    });
    assert(!result.isError, name);
    assert(result.structuredContent, name);
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

async function tryPrompts(client: ClientWithPrompts) {
  const { prompts } = await client.listPrompts();
  for (const { name } of prompts) {
    const { messages } = await client.getPrompt({
      name,
      arguments: PROMPT_ARGUMENTS[name] ?? {},
    });
    assert(messages.length > 1, name);
  }
}
