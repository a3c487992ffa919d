import { llms } from "../lib/discovery/llms.ts";
import { serveDocument } from "../lib/discovery/serve_document.ts";

export const handler = serveDocument(llms);
