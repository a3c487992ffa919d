import { z } from "zod";
import { echo } from "../../base/http/echo.ts";
import type { State } from "../../state.ts";
import { callTool } from "./call_tool.ts";
import { capabilitiesOf, identityOf, REVISIONS } from "./identity.ts";
import { withEveryRevision } from "./every_revision.ts";
import { MuxTransport } from "./mux_transport.ts";
import { withOwnWords } from "./own_words.ts";
import { listResources, readResource } from "./resources.ts";
import type { McpService } from "./service.ts";
import { promptEntry, toolEntry } from "./entries.ts";

/** The answer to a message that HTTP has nothing against. */
export interface McpAnswer {
  status: number;
  /** A JSON-RPC response; none to a notification. */
  message: unknown;
}

export type Connection = (
  request: Request,
  message: Record<string, unknown>,
) => Promise<McpAnswer>;

/**
 * The SDK with everything that the service offers. Clients of the 2025
 * revisions share one server; for those of 2026-07-28 the SDK wants one for
 * each request, which is cheap because the lists are made here, once.
 */
export async function connect(
  service: McpService,
  state: State,
): Promise<Connection> {
  // Only when somebody calls: the SDK takes longer to load than the site.
  const sdk = await import("@modelcontextprotocol/server");
  const tools = service.tools.map(toolEntry);
  const prompts = service.prompts.map(promptEntry);
  const resources = listResources(state);
  const identity = identityOf(service, state);
  const ownWords = withOwnWords(state.deps);

  function invalid(message: string) {
    const { InvalidParams } = sdk.ProtocolErrorCode;
    return new sdk.ProtocolError(InvalidParams, message);
  }

  /** Lists have one page each, so no cursor was ever issued, the empty one included. */
  function listOf<Page>(page: Page) {
    return ({ params }: { params?: { cursor?: string } }) => {
      const { cursor } = params ?? {};
      if (cursor === undefined) return page;
      throw invalid(`Unknown cursor: ${echo(cursor)}`);
    };
  }

  function makeServer() {
    const server = new sdk.Server(identity, {
      capabilities: capabilitiesOf(service),
      instructions: service.instructions(state.deps.content),
      supportedProtocolVersions: [...REVISIONS],
      cacheHints: CACHE_HINTS,
      jsonSchemaValidator: NO_VALIDATOR,
    });
    server.setRequestHandler("tools/list", listOf({ tools }));
    server.setRequestHandler("tools/call", ({ params }) => {
      const tool = service.tools.find(({ name }) => name === params.name);
      if (!tool) throw invalid(`Unknown tool: ${echo(params.name)}`);
      return callTool(tool, params.arguments, state);
    });
    server.setRequestHandler("resources/list", listOf({ resources }));
    server.setRequestHandler(
      "resources/templates/list",
      listOf({ resourceTemplates: [] }),
    );
    server.setRequestHandler("resources/read", async ({ params: { uri } }) => {
      const resource = await readResource(uri, state);
      if (!resource) throw new sdk.ResourceNotFoundError(echo(uri));
      return { contents: [{ ...resource }] };
    });
    if (prompts.length === 0) return server;
    server.setRequestHandler("prompts/list", listOf({ prompts }));
    server.setRequestHandler("prompts/get", async ({ params }) => {
      const prompt = service.prompts.find(({ name }) => name === params.name);
      if (!prompt) throw invalid(`Unknown prompt: ${echo(params.name)}`);
      const input = prompt.arguments.safeParse(params.arguments ?? {});
      if (!input.success) throw invalid(z.prettifyError(input.error));
      const parts = await prompt.parts(input.data, state);
      return {
        description: prompt.description,
        messages: parts.map((content) => ({ role: "user" as const, content })),
      };
    });
    return server;
  }

  const mux = new MuxTransport();
  await makeServer().connect(mux);
  const modern = sdk.createMcpHandler(makeServer, { legacy: "reject" });

  return async (request, message) => {
    const { headers } = request;
    const route = sdk.classifyInboundRequest({
      httpMethod: "POST",
      protocolVersionHeader: headers.get("mcp-protocol-version") ?? undefined,
      mcpMethodHeader: headers.get("mcp-method") ?? undefined,
      mcpNameHeader: headers.get("mcp-name") ?? undefined,
      body: message,
    });
    if (route.kind === "legacy" && sdk.isJSONRPCRequest(message)) {
      return { status: 200, message: ownWords(await mux.handle(message)) };
    }
    const response = await modern.fetch(request, { parsedBody: message });
    const { status } = response;
    const answer = status === 202 ? undefined : await response.json();
    return { status, message: ownWords(withEveryRevision(answer)) };
  };
}

// The content changes with a new deployment only.
const HINT = { ttlMs: 300_000, cacheScope: "public" } as const;
const CACHE_HINTS = {
  "server/discover": HINT,
  "tools/list": HINT,
  "prompts/list": HINT,
  "resources/list": HINT,
  "resources/templates/list": HINT,
  "resources/read": HINT,
};

/** Nothing is ever asked back, so no server needs a validator of its own. */
const NO_VALIDATOR = {
  getValidator(): never {
    throw new Error("Cannot validate: this server asks nothing");
  },
};
