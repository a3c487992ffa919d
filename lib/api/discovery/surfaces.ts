import { escapeWords } from "../../base/markdown/escape_markdown.ts";
import { agentCard } from "./agent_card.ts";
import type { Sources } from "./document.ts";

/** What a program can call, beside the operations of the API. */
export interface Surface {
  name: string;
  url: string;
  protocol: string;
  description: string;
}

export function surfacesOf(
  { baseUrl, content, servers }: Sources,
): Surface[] {
  const card = agentCard({ baseUrl, content });
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

/** Addresses to call, and so no links: some of them answer POST alone. */
export function surfaceItems(sources: Sources): string[] {
  return surfacesOf(sources).map(({ name, url, protocol, description }) =>
    `- \`${url}\`: ${escapeWords(`${name} (${protocol}). ${description}`)}`
  );
}
