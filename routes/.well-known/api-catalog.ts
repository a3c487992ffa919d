import { apiCatalog } from "../../lib/api/discovery/api_catalog.ts";
import { serveDocument } from "../../lib/api/discovery/serve_document.ts";

export const handler = serveDocument(apiCatalog);
