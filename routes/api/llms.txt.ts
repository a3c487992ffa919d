import { apiLlms } from "../../lib/discovery/api_llms.ts";
import { serveDocument } from "../../lib/discovery/serve_document.ts";

export const handler = serveDocument(apiLlms);
