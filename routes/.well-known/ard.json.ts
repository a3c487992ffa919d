import { ard } from "../../lib/api/discovery/ai_catalog.ts";
import { serveDocument } from "../../lib/api/discovery/serve_document.ts";

export const handler = serveDocument(ard);
