import { llms } from "../lib/api/discovery/llms.ts";
import { serveDocument } from "../lib/api/discovery/serve_document.ts";

export const handler = serveDocument(llms);
