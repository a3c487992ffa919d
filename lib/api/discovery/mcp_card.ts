import type { Document, McpServer, Sources } from "./document.ts";

const SCHEMA =
  "https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json";

/** A Server Card v1 (SEP-2127): where a server is and what it calls itself. */
export function serverCard(
  { identity, path, revisions }: McpServer,
  baseUrl: string,
) {
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

/** The recommended place of a card: behind the address of its server. */
export function cardOf({ id, path }: Pick<McpServer, "id" | "path">): Document {
  return {
    path: `${path}/server-card`,
    mediaType: "application/mcp-server-card+json",
    title: `MCP server card of ${path}`,
    description: `how to connect to the MCP server at ${path}`,
    role: "mcp",
    render: ({ servers, baseUrl }) => {
      const server = servers.find((each) => each.id === id);
      if (!server) throw new Error(`Cannot find the MCP server "${id}"`);
      return JSON.stringify(serverCard(server, baseUrl));
    },
  };
}

const WELL_KNOWN = [
  "/.well-known/mcp.json",
  "/.well-known/mcp/server-card.json",
  "/.well-known/mcp/server-cards.json",
] as const;

/** The same manifest where drafts of different years look for it. */
export const [mcpManifest, mcpServerCard, mcpServerCards] = [
  manifestAt(WELL_KNOWN[0]),
  manifestAt(WELL_KNOWN[1]),
  manifestAt(WELL_KNOWN[2]),
];

function manifestAt(path: typeof WELL_KNOWN[number]): Document {
  return {
    path,
    mediaType: "application/json",
    title: "MCP manifest",
    description: "both MCP servers: names, addresses, capabilities",
    role: "mcp",
    ...(path !== WELL_KNOWN[0] && { isCopy: true }),
    render: (sources) => JSON.stringify(manifest(sources)),
  };
}

/** The card of the first server, with the keys of older drafts, and all cards. */
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
