import { sitemapMarkdown } from "../lib/discovery/sitemap.ts";
import { serveDocument } from "../lib/discovery/serve.ts";

export const handler = serveDocument(sitemapMarkdown);
