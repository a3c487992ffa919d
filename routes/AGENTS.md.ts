import { agents } from "../lib/discovery/agents.ts";
import { serveDocument } from "../lib/discovery/serve_document.ts";

export const handler = serveDocument(agents);
