// deno-lint-ignore-file no-console -- its output is what it is for
// The SDK's own pattern: a server and a transport for each request. It offers
// the same tools, resources and prompts, its answer is known before, and there
// is nothing around it: no limits, no log, no look at Origin.

import {
  createMcpHandler,
  McpServer,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import { ANNOTATIONS } from "../../lib/mcp/tool.ts";
import { site } from "../../lib/mcp/site/mod.ts";

const [file = ""] = Deno.args;
const { result, resources } = JSON.parse(await Deno.readTextFile(file));

function makeServer(): McpServer {
  const server = new McpServer({ name: "bench", version: "1.0.0" });
  for (const { name, title, description, input, output } of site.tools) {
    server.registerTool(name, {
      title,
      description,
      inputSchema: input,
      outputSchema: output,
      annotations: ANNOTATIONS,
    }, () => result);
  }
  for (const { uri, name, ...metadata } of resources) {
    server.registerResource(name, uri, metadata, () => ({ contents: [] }));
  }
  for (
    const { name, title, description, arguments: argsSchema } of site.prompts
  ) {
    const config = { title, description, argsSchema };
    server.registerPrompt(name, config, () => ({ messages: [] }));
  }
  return server;
}

const modern = createMcpHandler(makeServer, { legacy: "reject" });

Deno.serve({
  hostname: "127.0.0.1",
  port: 0,
  onListen: ({ port }) => console.log(`http://localhost:${port}`),
}, async (request) => {
  if (request.headers.get("mcp-protocol-version") === "2026-07-28") {
    return await modern.fetch(request);
  }
  const server = makeServer();
  const transport = new WebStandardStreamableHTTPServerTransport({
    sessionIdGenerator: undefined,
    enableJsonResponse: true,
  });
  await server.connect(transport);
  return await transport.handleRequest(request);
});
