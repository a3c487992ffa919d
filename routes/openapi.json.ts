import { openapi } from "../lib/api/discovery/openapi.ts";
import { serveDocument } from "../lib/api/discovery/serve_document.ts";

export const handler = serveDocument(openapi);
