import { siteServerCard } from "../../lib/discovery/mcp_cards.ts";
import { serveDocument } from "../../lib/discovery/serve_document.ts";

export const handler = serveDocument(siteServerCard);
