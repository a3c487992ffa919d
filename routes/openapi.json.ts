import { openapi } from "../lib/discovery/openapi.ts";
import { serveDocument } from "../lib/discovery/serve_document.ts";

export const handler = serveDocument(openapi);
