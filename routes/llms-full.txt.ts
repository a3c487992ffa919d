import { llmsFull } from "../lib/discovery/llms_full.ts";
import { serveDocument } from "../lib/discovery/serve_document.ts";

export const handler = serveDocument(llmsFull);
