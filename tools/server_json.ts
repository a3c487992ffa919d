// deno-lint-ignore-file no-console -- its output is what it is for
// `deno task server-json [docs]`: the document that publishes an MCP server of this
// site in the MCP Registry. `mcp-publisher publish` reads it as server.json.

import { environment } from "../environment.ts";
import { explain } from "../explain.ts";
import { identityOf } from "../lib/api/mcp/identity.ts";
import { mcpServers } from "../lib/api/mcp/mod.ts";
import { ConfigError, readConfig } from "../lib/config.ts";
import type { Content } from "../lib/content/content.ts";
import { loadContent } from "../lib/content/load.ts";
import { isPublic } from "../lib/server/sample.ts";
import { readArguments } from "./command_line.ts";

const SCHEMA =
  "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json";

const PROGRAM = {
  usage: "deno task server-json [docs]",
  about:
    "Prints server.json for the MCP Registry, of the server at /mcp or at /docs/mcp.",
  takes: [0, 1],
  options: {},
} as const;

if (import.meta.main) {
  await explain(async () => {
    const { positionals: [id] } = readArguments(Deno.args, PROGRAM);
    const { BASE_URL = "", CONTENT_DIR } = readConfig(environment());
    if (!URL.canParse(BASE_URL) || !isPublic(BASE_URL)) {
      throw new ConfigError(
        "Cannot describe a server that the registry cannot reach: set BASE_URL to the public address, such as https://me.example",
      );
    }
    const content = await loadContent(CONTENT_DIR);
    const document = serverJson(content, BASE_URL, id);
    console.log(JSON.stringify(document, null, 2));
  });
}

/** Throws a ConfigError if there is no such server. */
export function serverJson(content: Content, baseUrl: string, id = "site") {
  const service = mcpServers.find((each) => each.id === id);
  if (!service) {
    const ids = mcpServers.map((each) => each.id).join(" or ");
    throw new ConfigError(`There is no MCP server "${id}": use ${ids}`);
  }
  return {
    $schema: SCHEMA,
    ...identityOf(service, { deps: { content }, site: { baseUrl } }),
    remotes: [{ type: "streamable-http", url: baseUrl + service.path }],
  };
}
