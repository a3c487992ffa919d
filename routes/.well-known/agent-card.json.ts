import { agentCardDocument } from "../../lib/discovery/agent_card.ts";
import { serveDocument } from "../../lib/discovery/serve_document.ts";

export const handler = serveDocument(agentCardDocument);
