import type { Document, McpServer, Sources } from "./document.ts";

const SCHEMA =
  "https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json";

/** A Server Card v1 (SEP-2127). */
function serverCard({ identity, path, revisions }: McpServer, baseUrl: string) {
  return {
    $schema: SCHEMA,
    ...identity,
    remotes: [{
      type: "streamable-http",
      url: baseUrl + path,
      supportedProtocolVersions: revisions,
    }],
  };
}

/** At the recommended path, below the path of the server. */
export function cardOf({ id, path }: Pick<McpServer, "id" | "path">): Document {
  return {
    path: `${path}/server-card`,
    mediaType: "application/mcp-server-card+json",
    title: `MCP server card of ${path}`,
    description: `how to connect to the MCP server at ${path}`,
    role: "mcp",
    boundTo: "address",
    render: ({ servers, baseUrl }) => {
      const server = servers.find((each) => each.id === id);
      if (!server) throw new Error(`Cannot find the MCP server "${id}"`);
      return JSON.stringify(serverCard(server, baseUrl));
    },
  };
}

export const siteServerCard = cardOf({ id: "site", path: "/mcp" });
export const docsServerCard = cardOf({ id: "docs", path: "/docs/mcp" });

export const mcpManifest: Document = {
  path: "/.well-known/mcp.json",
  mediaType: "application/json",
  title: "MCP manifest",
  description: "both MCP servers: names and addresses",
  role: "mcp",
  boundTo: "address",
  render: (sources) => JSON.stringify(manifest(sources)),
};

// Drafts of different years have different paths for the manifest.
export const mcpServerCard = copyAt("/.well-known/mcp/server-card.json");
export const mcpServerCards = copyAt("/.well-known/mcp/server-cards.json");

function copyAt(path: string): Document {
  return { ...mcpManifest, path, isCopy: true };
}

/** The first server's card with the keys of older drafts, and all cards. */
function manifest({ servers, baseUrl }: Sources) {
  const [main] = servers;
  if (!main) throw new Error("Cannot describe the MCP servers: there is none");
  const { name, title, version } = main.identity;
  const endpoint = baseUrl + main.path;
  return {
    ...serverCard(main, baseUrl),
    serverInfo: { name, title, version },
    endpoint,
    transport: { type: "streamable-http", endpoint },
    capabilities: main.capabilities,
    servers: servers.map((server) => serverCard(server, baseUrl)),
  };
}
