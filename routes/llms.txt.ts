import { llms } from "../lib/discovery/llms.ts";
import { serveDocument } from "../lib/discovery/serve.ts";

export const handler = serveDocument(llms);
