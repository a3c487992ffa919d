import { developersLlms } from "../../lib/api/discovery/developers_llms.ts";
import { serveDocument } from "../../lib/api/discovery/serve_document.ts";

export const handler = serveDocument(developersLlms);
