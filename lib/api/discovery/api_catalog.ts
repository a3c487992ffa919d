import type { Document, McpServer, Sources } from "./document.ts";
import { agentCard, agentCardDocument, CARD_TYPE } from "./agent_card.ts";
import { cardOf } from "./mcp_card.ts";
import { openapi } from "./openapi.ts";

const PATH = "/.well-known/api-catalog";
const MEDIA_TYPE = "application/linkset+json";

/** RFC 9727: the APIs of the site, as a linkset (RFC 9264). */
export const apiCatalog: Document = {
  path: PATH,
  mediaType: `${MEDIA_TYPE}; profile="https://www.rfc-editor.org/info/rfc9727"`,
  title: "API catalog",
  description: "all APIs with their descriptions and documentation (RFC 9727)",
  role: "api",
  headers: {
    // A HEAD request is enough to find the APIs (RFC 9727).
    link: [
      `<${PATH}>; rel="api-catalog"; type="${MEDIA_TYPE}"`,
      `<${openapi.path}>; rel="service-desc"; type="${openapi.mediaType}"`,
    ].join(", "),
  },
  render: (sources) =>
    JSON.stringify({
      linkset: [
        { anchor: sources.baseUrl + PATH, item: itemsOf(sources) },
        restApi(sources),
        ...sources.servers.map((server) => mcpServer(server, sources)),
        agent(sources),
      ],
    }),
};

function itemsOf(sources: Sources) {
  const { baseUrl, operations, servers } = sources;
  // Clients fetch items, so operations that need parameters are excluded.
  const gets = operations.filter(({ method, path, request }) =>
    method === "GET" && !path.includes("{") &&
    (request?.query?.safeParse({}).success ?? true)
  );
  return [
    {
      href: baseUrl + openapi.path,
      type: openapi.mediaType,
      title: openapi.title,
    },
    ...gets.map(({ path, summary: title }) => ({
      href: baseUrl + path,
      title,
    })),
    ...servers.map(({ path, identity: { title } }) => ({
      href: baseUrl + path,
      title: `MCP server: ${title}`,
    })),
    {
      href: `${baseUrl}/ask`,
      type: "application/json",
      title: "Questions in plain words (NLWeb)",
    },
    ...agentCard(sources).supportedInterfaces
      .map(({ url }) => ({ href: url, title: "A2A agent" })),
  ];
}

/** The anchor is the server's URL in the OpenAPI document. */
function restApi({ baseUrl }: Sources) {
  return {
    anchor: `${baseUrl}/`,
    "service-desc": [{ href: baseUrl + openapi.path, type: openapi.mediaType }],
    "service-doc": [
      { href: `${baseUrl}/developers`, type: "text/html" },
      { href: `${baseUrl}/developers.md`, type: "text/markdown" },
    ],
    "service-meta": [{ href: `${baseUrl}/auth.md`, type: "text/markdown" }],
    // Status of the whole process, because operations have none of their own.
    status: [{
      href: `${baseUrl}/healthz`,
      type: "text/plain",
      title: "Whether the API takes requests",
    }],
  };
}

function mcpServer(server: McpServer, { baseUrl }: Sources) {
  const { path, mediaType } = cardOf(server);
  return {
    anchor: baseUrl + server.path,
    "service-desc": [{ href: baseUrl + path, type: mediaType }],
    // The endpoint answers a browser with a page.
    "service-doc": [{ href: baseUrl + server.path, type: "text/html" }],
  };
}

function agent(sources: Sources) {
  const { supportedInterfaces, documentationUrl } = agentCard(sources);
  const { path } = agentCardDocument;
  return {
    anchor: supportedInterfaces[0]?.url,
    "service-desc": [{ href: sources.baseUrl + path, type: CARD_TYPE }],
    "service-doc": [{ href: documentationUrl, type: "text/html" }],
  };
}
