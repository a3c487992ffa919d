import { siteServerCard } from "../../lib/api/discovery/mcp_card.ts";
import { serveDocument } from "../../lib/api/discovery/serve_document.ts";

export const handler = serveDocument(siteServerCard);
