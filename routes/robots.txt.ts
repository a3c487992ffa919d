import { robots } from "../lib/discovery/robots.ts";
import { serveDocument } from "../lib/discovery/serve_document.ts";

export const handler = serveDocument(robots);
