import { robots } from "../lib/api/discovery/robots.ts";
import { serveDocument } from "../lib/api/discovery/serve_document.ts";

export const handler = serveDocument(robots);
