import { apiCatalog } from "../../lib/discovery/api_catalog.ts";
import { serveDocument } from "../../lib/discovery/serve_document.ts";

export const handler = serveDocument(apiCatalog);
