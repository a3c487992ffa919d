import { sitemap } from "../lib/api/discovery/sitemap.ts";
import { serveDocument } from "../lib/api/discovery/serve_document.ts";

export const handler = serveDocument(sitemap);
