import { robots } from "../lib/discovery/robots.ts";
import { serveDocument } from "../lib/discovery/serve.ts";

export const handler = serveDocument(robots);
