import { llmsFull } from "../lib/api/discovery/llms_full.ts";
import { serveDocument } from "../lib/api/discovery/serve_document.ts";

export const handler = serveDocument(llmsFull);
