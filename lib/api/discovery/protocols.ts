import { escapeWords } from "../../base/markdown/escape_markdown.ts";
import { agentCard } from "./agent_card.ts";
import type { Sources } from "./document.ts";

/** Protocols that programs call, beside the operations of the API. */
export function protocolsOf(sources: Sources) {
  const { baseUrl, servers } = sources;
  const card = agentCard(sources);
  return [
    ...servers.map(({ path, identity }) => ({
      name: `MCP server: ${identity.title}`,
      url: baseUrl + path,
      protocol: "MCP over Streamable HTTP",
      description: identity.description,
    })),
    {
      name: "Ask",
      url: `${baseUrl}/ask`,
      protocol: "NLWeb 0.55",
      description:
        'a question in plain words as "query", by GET or POST; JSON or a stream of events',
    },
    ...card.supportedInterfaces.map(({ url }) => ({
      name: "Agent",
      url,
      protocol: "A2A 1.0, JSON-RPC",
      description: card.description,
    })),
  ];
}

/** Code instead of links, because some of the addresses answer POST only. */
export function protocolItems(sources: Sources): string[] {
  return protocolsOf(sources).map(({ name, url, protocol, description }) =>
    `- \`${url}\`: ${escapeWords(`${name} (${protocol}). ${description}`)}`
  );
}
