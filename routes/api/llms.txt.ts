import { apiLlms } from "../../lib/api/discovery/api_llms.ts";
import { serveDocument } from "../../lib/api/discovery/serve_document.ts";

export const handler = serveDocument(apiLlms);
