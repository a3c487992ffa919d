import { apiCatalog } from "../../lib/discovery/api_catalog.ts";
import { serveDocument } from "../../lib/discovery/serve.ts";

export const handler = serveDocument(apiCatalog);
