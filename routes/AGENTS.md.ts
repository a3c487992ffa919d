import { agents } from "../lib/api/discovery/agents.ts";
import { serveDocument } from "../lib/api/discovery/serve_document.ts";

export const handler = serveDocument(agents);
