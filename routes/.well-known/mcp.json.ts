import { mcpManifest } from "../../lib/discovery/mcp_card.ts";
import { serveDocument } from "../../lib/discovery/serve_document.ts";

export const handler = serveDocument(mcpManifest);
