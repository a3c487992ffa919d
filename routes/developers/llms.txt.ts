import { developersLlms } from "../../lib/discovery/developers_llms.ts";
import { serveDocument } from "../../lib/discovery/serve_document.ts";

export const handler = serveDocument(developersLlms);
