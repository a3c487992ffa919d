import { agentCardDocument } from "../../lib/api/discovery/agent_card.ts";
import { serveDocument } from "../../lib/api/discovery/serve_document.ts";

export const handler = serveDocument(agentCardDocument);
