import software from "../../../deno.json" with { type: "json" };
import { fill } from "../../base/words/fill.ts";
import { languagesOf } from "../../content/page_meta.ts";
import type { Document, Sources } from "./document.ts";

/** As AI catalogs name it; A2A 1.0 registers none. */
export const CARD_TYPE = "application/a2a-agent-card+json";

export const PROTOCOL_VERSION = "1.0";

export const agentCardDocument: Document = {
  path: "/.well-known/agent-card.json",
  mediaType: "application/json",
  otherType: CARD_TYPE,
  title: "A2A agent card",
  description: "how to talk to the site as an agent (A2A 1.0, JSON-RPC)",
  role: "agent",
  render: (sources) => JSON.stringify(agentCard(sources)),
};

export function agentCard(
  { baseUrl, content }: Pick<Sources, "baseUrl" | "content">,
) {
  const { docs, editions = [], profile } = content;
  const { name } = profile;
  const tags = editions.length > 0 && languagesOf(profile).join(", ");
  const guide = docs.length > 0 ? "/docs/ask#for-agents" : "/developers";
  return {
    name: `The site of ${name}`,
    description:
      `Answers questions about ${name} from the pages of this site, in their own words and with their addresses. Public, read-only, without a key. ${
        tags ? `Reads questions in the languages ${tags}. ` : ""
      }Calls name the version in the header A2A-Version: ${PROTOCOL_VERSION}.`,
    version: software.version,
    supportedInterfaces: [{
      url: `${baseUrl}/a2a`,
      protocolBinding: "JSONRPC",
      protocolVersion: PROTOCOL_VERSION,
    }],
    capabilities: {
      streaming: false,
      pushNotifications: false,
      extendedAgentCard: false,
    },
    defaultInputModes: ["text/plain"],
    defaultOutputModes: ["text/plain", "application/json"],
    skills: [{
      id: "ask",
      name: "Ask the site",
      description:
        "Finds what the pages say to a question: the person, roles, ways of contact, documents about the site and its API.",
      tags: ["profile", "work history", "contact", "documentation", "search"],
      examples: [
        `Who is ${name}?`,
        `How can I contact ${name}?`,
        ...editions.map(({ profile: { name }, words }) =>
          fill(words.ask.questions[0] ?? "", { name })
        ),
      ],
    }],
    provider: { organization: name, url: `${baseUrl}/` },
    documentationUrl: baseUrl + guide,
  };
}
