import { aiCatalog } from "../../lib/discovery/ai_catalog.ts";
import { serveDocument } from "../../lib/discovery/serve.ts";

export const handler = serveDocument(aiCatalog);
