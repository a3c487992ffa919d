import { docsServerCard } from "../../../lib/api/discovery/mcp_cards.ts";
import { serveDocument } from "../../../lib/api/discovery/serve_document.ts";

export const handler = serveDocument(docsServerCard);
