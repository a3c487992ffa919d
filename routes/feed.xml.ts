import { feed } from "../lib/api/discovery/feed.ts";
import { serveDocument } from "../lib/api/discovery/serve_document.ts";

export const handler = serveDocument(feed);
