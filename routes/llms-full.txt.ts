import { llmsFull } from "../lib/discovery/llms_full.ts";
import { serveDocument } from "../lib/discovery/serve.ts";

export const handler = serveDocument(llmsFull);
