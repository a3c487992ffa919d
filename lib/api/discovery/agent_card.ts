import { agentCard } from "../a2a/card.ts";
import type { Document } from "./document.ts";

/** The card of A2A 1.0 for the agent at /a2a. */
export const agentCardDocument: Document = {
  path: "/.well-known/agent-card.json",
  mediaType: "application/json",
  title: "A2A agent card",
  description: "how to talk to the site as an agent (A2A 1.0, JSON-RPC)",
  role: "agent",
  render: ({ baseUrl, content }) =>
    JSON.stringify(agentCard({ baseUrl, content })),
};
