import { feed } from "../lib/discovery/feed.ts";
import { serveDocument } from "../lib/discovery/serve_document.ts";

export const handler = serveDocument(feed);
