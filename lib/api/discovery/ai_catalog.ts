import type { Content, Skill } from "../../content/content.ts";
import { agentCard, agentCardDocument, CARD_TYPE } from "./agent_card.ts";
import type { Document, McpServer, Sources } from "./document.ts";
import { cardOf } from "./mcp_card.ts";
import { skillDocument } from "./skills.ts";

/** AI Catalog 1.0 and ARD 0.91 share their content. */
export const aiCatalog: Document = {
  path: "/.well-known/ai-catalog.json",
  mediaType: "application/ai-catalog+json",
  title: "AI catalog",
  description: "MCP servers, agent and skills, with questions they answer",
  role: "agent",
  boundTo: "address",
  render: (sources) => JSON.stringify(catalog(sources)),
};

export const ard: Document = {
  ...aiCatalog,
  path: "/.well-known/ard.json",
  mediaType: "application/json",
  title: "ARD manifest",
  isCopy: true,
};

function catalog(sources: Sources) {
  const { baseUrl, content } = sources;
  return {
    specVersion: "1.0",
    host: {
      displayName: content.profile.name,
      identifier: publisher(baseUrl),
      documentationUrl: `${baseUrl}/developers`,
    },
    entries: [
      ...sources.servers.map((server) => mcpEntry(server, sources)),
      agentEntry(sources),
      ...skillEntries(sources),
    ].map((entry) => ({ ...entry, ...trust(baseUrl) })),
  };
}

function mcpEntry(server: McpServer, { baseUrl, content }: Sources) {
  const { title, description, version } = server.identity;
  const { path, mediaType } = cardOf(server);
  const isDocs = server.id === "docs";
  return {
    identifier: urn(baseUrl, "mcp", server.id),
    displayName: title,
    type: mediaType,
    url: baseUrl + path,
    description,
    version,
    capabilities: server.tools.map(({ name }) => name),
    tags: ["mcp", "read-only", isDocs ? "documentation" : "profile"],
    representativeQueries: isDocs
      ? docsQueries(content)
      : personQueries(content),
  };
}

function agentEntry(sources: Sources) {
  const { baseUrl, content } = sources;
  const { name, description, version, skills } = agentCard(sources);
  return {
    identifier: urn(baseUrl, "a2a", "site"),
    displayName: name,
    type: CARD_TYPE,
    url: baseUrl + agentCardDocument.path,
    description,
    version,
    tags: ["a2a", ...skills.flatMap(({ tags }) => tags)],
    capabilities: skills.map(({ id }) => id),
    representativeQueries: personQueries(content),
  };
}

function skillEntries({ baseUrl, content }: Sources) {
  return content.skills.map((skill) => ({
    identifier: urn(baseUrl, "skill", skill.name),
    displayName: skill.name,
    type: 'text/markdown; profile="urn:air:agent-skills"',
    url: baseUrl + skillDocument(skill).path,
    description: skill.description,
    tags: ["skill"],
    ...questionsOf(skill, content),
  }));
}

const MAX_QUERIES = 5;

/** Only the author's questions: made-up ones would send agents to the wrong skill. */
function questionsOf({ metadata }: Skill, { profile: { name } }: Content) {
  const lines = (metadata?.questions ?? "").split("\n")
    .map((line) => line.trim().replaceAll("{name}", name)).filter(Boolean);
  return lines.length > 0
    ? { representativeQueries: lines.slice(0, MAX_QUERIES) }
    : {};
}

function personQueries({ profile: { name } }: Content): string[] {
  return [
    `Who is ${name}?`,
    `Where has ${name} worked?`,
    `Is ${name} available for work?`,
    `How can I contact ${name}?`,
  ];
}

function docsQueries({ profile: { name } }: Content): string[] {
  return [
    `How do I call the API of ${name}'s site?`,
    "What is the rate limit of this API?",
    "How do I add this site's MCP server?",
  ];
}

function urn(baseUrl: string, namespace: string, name: string): string {
  return `urn:air:${publisher(baseUrl)}:${namespace}:${name}`;
}

/** The host. The colons and brackets of an IPv6 address are not allowed. */
function publisher(baseUrl: string): string {
  return new URL(baseUrl).hostname.replaceAll(/[^a-z\d.-]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

/** HTTPS only, because the certificate proves the identity. */
function trust(baseUrl: string) {
  return baseUrl.startsWith("https:")
    ? { trustManifest: { identity: baseUrl, identityType: "https" } }
    : {};
}
