import { sitemap } from "../lib/discovery/sitemap.ts";
import { serveDocument } from "../lib/discovery/serve_document.ts";

export const handler = serveDocument(sitemap);
