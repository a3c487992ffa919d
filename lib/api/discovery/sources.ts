import { connectionName } from "../../base/http/connection_name.ts";
import { capabilitiesOf, identityOf, REVISIONS } from "../mcp/identity.ts";
import { mcpServers } from "../mcp/mod.ts";
import type { McpService } from "../mcp/service.ts";
import type { State } from "../../state.ts";
import type { McpServer, Sources } from "./document.ts";
import { documentsOf } from "./mod.ts";

export function sourcesOf(state: State): Sources {
  const { baseUrl, config, content, operations, pages, imageAt } = state.site;
  return {
    baseUrl,
    content,
    operations,
    pages,
    imageAt,
    twins: state.twins,
    servers: mcpServers.map((service) => serverOf(service, state)),
    documents: documentsOf(content),
    rateLimit: config.RATE_LIMIT,
    now: state.deps.now(),
  };
}

function serverOf(service: McpService, state: State): McpServer {
  const { id, path, tools } = service;
  return {
    id,
    path,
    identity: identityOf(service, state),
    connection: connectionName(state.site.baseUrl, id),
    revisions: REVISIONS,
    capabilities: capabilitiesOf(service),
    tools: tools.map(({ name, title, description }) => ({
      name,
      title,
      description,
    })),
  };
}
