import { aiCatalog } from "../../lib/discovery/ai_catalog.ts";
import { serveDocument } from "../../lib/discovery/serve_document.ts";

export const handler = serveDocument(aiCatalog);
